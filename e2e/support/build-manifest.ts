import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

export type Manifest = Readonly<Record<string, Chunk>>

/** What `vite build` says of its files, by source or by name. */
export function buildManifest(): Manifest {
  const file = resolve(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The scripts that come with a module: its own and those that it imports at once. */
export function scriptsOf(module: string, manifest: Manifest): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(module)
  const files = [...seen].map((name) => manifest[name]?.file ?? '')
  return new Set(files.filter((file) => file.endsWith('.js')))
}

/** The modules that are fetched when they are wanted. */
export const lateModules = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry === true)
