import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const backendRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..')
export const repositoryRoot = resolve(backendRoot, '../..')

const require = createRequire(import.meta.url)

/** Path of the Medusa CLI, to be run by the current Node. */
export function medusaCli(): string {
  return join(packageDirectory('@medusajs/cli'), 'cli.js')
}

export function medusaVersion(): string {
  const { version } = require('@medusajs/medusa/package.json') as { version: string }
  return version
}

function packageDirectory(name: string): string {
  return dirname(require.resolve(`${name}/package.json`))
}
