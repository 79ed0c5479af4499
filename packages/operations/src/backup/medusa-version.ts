import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** The backend depends on Medusa, and the operations do not. */
export function medusaVersion(): string {
  const fromBackend = createRequire(resolve(import.meta.dirname, '../../../../apps/backend/package.json'))
  const { version } = fromBackend('@medusajs/medusa/package.json') as { readonly version: string }
  return version
}
