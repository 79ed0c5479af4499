import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../../apps/backend/boot/index.ts'
import { onlyOurClient } from './only-our-client.ts'

/** What this asks of Medusa's own bundler; it is given more by `medusa build`. */
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
 * Medusa's dashboard as `medusa build` makes it, but for the client in it. Run as a process of its own from the backend's
 * directory, because the bundler writes its entry to `.medusa/client` of wherever it is.
 */
const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('Say where the dashboard goes.')

// The one that this Medusa would use, which is no dependency of ours.
const fromBackend = createRequire(join(repositoryRoot, 'apps/backend/package.json'))
const fromMedusa = createRequire(fromBackend.resolve('@medusajs/medusa/package.json'))
const { build } = fromMedusa('@medusajs/admin-bundler') as Bundler

// A plugin that resolves another copy of the router than the dashboard's finds itself outside of any.
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
    // Read when the page is loaded, so that one build tries both ways of signing in.
    define: { __AUTH_TYPE__: 'globalThis.dashboardAuthType' },
    plugins: [onlyOurClient(client)],
  }),
})
