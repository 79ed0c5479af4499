import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpmCommand, repositoryRoot } from '@umber/dev-stack'
import type { LocalRegistry } from './local-registry.ts'

export interface Published {
  readonly name: string
  readonly version: string
  /** What can be imported: `@umber/commerce-client/admin`. */
  readonly entries: readonly string[]
  /** The size of the archive. */
  readonly bytes: number
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** Packs a package as a release does, and publishes the archive. Needs a build. */
export function publishTo({ url }: LocalRegistry, directory: string, name: string): Published {
  const source = join(repositoryRoot, 'packages', name)
  const place = mkdtempSync(join(directory, `${name}-`))
  const { command, args } = pnpmCommand(['pack', '--pack-destination', place])
  execFileSync(command, args, { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] })
  const archive = join(place, readdirSync(place).find((file) => file.endsWith('.tgz')) ?? '')

  // Anyone may publish to this registry, but npm publishes nothing without a token.
  writeFileSync(join(place, '.npmrc'), `${url.replace('http:', '')}:_authToken=local\n`)
  // A statement of provenance is made by the public registry and CI alone.
  const words = ['publish', archive, '--registry', url, '--provenance=false', '--loglevel', 'error']
  execFileSync('npm', words, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] })

  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest
  const entries = Object.keys(manifest.exports)
    .filter((entry) => !entry.endsWith('.json'))
    .map((entry) => entry.replace('.', manifest.name))
  return { name: manifest.name, version: manifest.version, entries, bytes: statSync(archive).size }
}
