import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type UserConfig } from 'vite'
import { sourceLanguage } from './messages/languages.ts'
import { developmentConfiguration } from './tools/development-configuration.ts'
import { joinedChunks } from './tools/chunks/joined-chunks.ts'
import { serviceWorker } from './tools/service-worker.ts'
import { chosenLanguage, messages } from './tools/messages/messages-plugin.ts'

const packages = resolve(import.meta.dirname, '../../packages')

const everyBuild: BuildOptions = {
  // A data: URL would need its own place in the content security policy, and a file is cached for ever.
  assetsInlineLimit: 0,
  reportCompressedSize: false,
}

/** From their sources, file by file, so that a page carries what it uses and not a whole entry. */
const sources: NonNullable<UserConfig['resolve']> = {
  alias: [
    { find: /^@umber\/(storefront-core|commerce-client)$/, replacement: `${packages}/$1/src/index.ts` },
    { find: /^@umber\/addresses$/, replacement: `${packages}/addresses/src/index.ts` },
    { find: /^@umber\/addresses\/([a-z-]+)$/, replacement: `${packages}/addresses/src/$1/index.ts` },
    {
      find: /^@umber\/storefront-core\/([a-z]+)$/,
      replacement: `${packages}/storefront-core/src/$1/index.ts`,
    },
  ],
}

const target = 'es2022'
/** sonner's call that injects its styles, which the content security policy blocks. The toaster imports them as a file. */
const treeshake = { manualPureFunctions: ['__insertCSS'] }

const language = chosenLanguage()
const outputOf = (part: 'browser' | 'server'): string => {
  if (language !== sourceLanguage) return `dist-languages/${language}/${part}`
  return part === 'browser' ? 'dist' : 'dist-server'
}

const serverBuild: BuildOptions = { ...everyBuild, target: 'node20', outDir: outputOf('server') }

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    messages(language),
    react(),
    tailwindcss(),
    developmentConfiguration(),
    joinedChunks({ resolve: sources, target, treeshake }),
    serviceWorker(sources, target),
  ],
  resolve: sources,
  server: { host: '127.0.0.1', port: 8000 },
  ...(isSsrBuild && {
    // The server's files stand alone, so that they can be copied next to the browser's.
    ssr: { noExternal: true },
    // Otherwise they ask at run time, and take React's slow development version.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: isSsrBuild
    ? serverBuild
    : {
        ...everyBuild,
        outDir: outputOf('browser'),
        target,
        manifest: true,
        modulePreload: {
          polyfill: false,
          // No preload hints for chunks that every page has, nor for single chunks: every visit loads the list of hints.
          resolveDependencies(part, files, { hostType }) {
            if (hostType === 'html') return files
            const missing = files.filter((file) => !/\/(?:rolldown-runtime|libraries|kit)-/.test(file))
            return missing.every((file) => file === part) ? [] : missing
          },
        },
        rolldownOptions: {
          treeshake,
          output: {
            // Each first visit carries the names of all later files; the usual eight characters of each hash do not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
}))
