import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')
export const shopRoot = join(repositoryRoot, 'apps/web')

/** What `medusa build` writes: a project of its own, from which Medusa runs in production. */
export const builtBackend = join(repositoryRoot, 'apps/backend/.medusa/server')

/** The operations run the backend's Medusa and do not depend on one. */
export const fromBackend = createRequire(join(repositoryRoot, 'apps/backend/package.json'))

export const medusaVersion = (): string =>
  (fromBackend('@medusajs/medusa/package.json') as { readonly version: string }).version

/** The Medusa CLI, to be run by the current Node. */
export const medusaCli = (): string =>
  join(dirname(fromBackend.resolve('@medusajs/cli/package.json')), 'cli.js')
