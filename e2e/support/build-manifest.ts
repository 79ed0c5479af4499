import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The manifest of `vite build`: files by source module, shared chunks by their own name. */
export function buildManifest(): Manifest {
  const file = resolve(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The file of a module below `apps/web/src`, or of a shared chunk by its name. */
export function scriptOf(module: string, manifest: Manifest = buildManifest()): string {
  const chunk = manifest[`src/${module}`] ?? Object.values(manifest).find(({ name }) => name === module)
  if (chunk === undefined) throw new Error(`The build has no chunk ${module}.`)
  return chunk.file
}
