import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backendRoot } from '@umber/dev-stack'
import { dashboardModules, dashboardVite } from '../../apps/backend/src/lib/configuration/dashboard.ts'
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

/**
 * Builds Medusa's dashboard like `medusa build`, with the settings of `medusa-config.ts`, and checks that our client is in it.
 * Runs as a separate process in the backend's directory, because the bundler writes its entry to `.medusa/client` of the
 * current directory.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // The tests choose the authentication type when the page loads, so that one build covers both.
  options: { 'auth-type-of-page': { type: 'boolean' } },
})
const [outDir] = positionals
if (outDir === undefined) throw new Error('Say where the dashboard goes.')

// The bundler of the installed Medusa, which is not a dependency of ours.
const fromBackend = createRequire(join(backendRoot, 'package.json'))
const fromMedusa = createRequire(fromBackend.resolve('@medusajs/medusa/package.json'))
const { build } = fromMedusa('@medusajs/admin-bundler') as Bundler

await build({
  path: '/app',
  backendUrl: '/',
  outDir,
  sources: [join(backendRoot, 'src/admin')],
  plugins: ['@medusajs/draft-order/admin'],
  vite: () => ({
    ...dashboardVite(),
    ...(values['auth-type-of-page'] && { define: { __AUTH_TYPE__: 'globalThis.dashboardAuthType' } }),
    plugins: [onlyOurClient(dashboardModules().client)],
  }),
})
