import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')
export const backendRoot = join(repositoryRoot, 'apps/backend')
/** Snapshots of new databases. They go with the installation, and `pnpm reset` leaves them: they have no one's data. */
export const snapshotsRoot = join(repositoryRoot, 'node_modules/.cache/dev-stack')

/** The dev stack runs the backend's Medusa and does not depend on one. */
const fromBackend = createRequire(join(backendRoot, 'package.json'))

/** Path of the Medusa CLI, to be run by the current Node. */
export function medusaCli(): string {
  return join(dirname(fromBackend.resolve('@medusajs/cli/package.json')), 'cli.js')
}
