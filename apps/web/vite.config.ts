import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { developmentConfiguration } from './tools/development-configuration.ts'
import { pureReactCalls } from './tools/pure-react-calls.ts'
import { toastStylesFromFile } from './tools/toast-styles-from-file.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), developmentConfiguration(), toastStylesFromFile(), pureReactCalls()],
  server: { host: '127.0.0.1', port: 8000 },
  build: {
    target: 'es2022',
    // A data: URL would need its own place in the content security policy, and a file is cached for ever.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only when a library does, so that a new release of the shop leaves it in the browser's cache.
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[a-z-]+)\//,
            },
            // What every page is made of: one file instead of half a dozen of a few hundred bytes each.
            {
              name: 'kit',
              test: /src\/ui\/(?:class-names|icons|primitives\/(?:button|link-button|icon-button|text|picture|skeleton|visually|field))/,
            },
          ],
        },
      },
    },
  },
})
