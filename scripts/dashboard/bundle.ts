import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '@umber/dev-stack'
import { onlyOurClient } from './only-our-client.ts'

/** The options of Medusa's bundler that are used here; `medusa build` passes more. */
interface Bundler {
  readonly build: (options: {
    readonly path: string
    readonly backendUrl: string
    readonly outDir: string
    readonly sources: readonly string[]
    readonly plugins: readonly string[]
    readonly vite: () => unknown
  }) => Promise<void>
}

const client = join(repositoryRoot, 'packages/commerce-client/dist/js-sdk.js')

/**
 * Builds Medusa's dashboard like `medusa build`, but with our client. Runs as a separate process in the backend's directory,
 * because the bundler writes its entry to `.medusa/client` of the current directory.
 */
const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('Say where the dashboard goes.')

// The bundler of the installed Medusa, which is not a dependency of ours.
const fromBackend = createRequire(join(repositoryRoot, 'apps/backend/package.json'))
const fromMedusa = createRequire(fromBackend.resolve('@medusajs/medusa/package.json'))
const { build } = fromMedusa('@medusajs/admin-bundler') as Bundler

// A plugin that resolves another copy of the router than the dashboard's has no router context.
const fromDashboard = createRequire(fromBackend.resolve('@medusajs/dashboard/package.json'))
const router = dirname(fromDashboard.resolve('react-router-dom/package.json'))

await build({
  path: '/app',
  backendUrl: '/',
  outDir,
  sources: [],
  plugins: ['@medusajs/draft-order/admin'],
  vite: () => ({
    resolve: {
      alias: [
        { find: /^@medusajs\/js-sdk$/, replacement: client },
        { find: /^react-router-dom$/, replacement: router },
      ],
    },
    // Read when the page loads, so that one build covers both authentication types.
    define: { __AUTH_TYPE__: 'globalThis.dashboardAuthType' },
    plugins: [onlyOurClient(client)],
  }),
})
