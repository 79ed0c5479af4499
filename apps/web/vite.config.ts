import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { developmentConfiguration } from './tools/development-configuration.ts'
import { toastStylesFromFile } from './tools/toast-styles-from-file.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), developmentConfiguration(), toastStylesFromFile()],
  server: { host: '127.0.0.1', port: 8000 },
  build: {
    target: 'es2022',
    // A data: URL would need its own place in the content security policy, and a file is cached for ever.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
