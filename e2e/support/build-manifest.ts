import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** What `vite build` says of its files, by source; a file of several sources by its own name. */
export function buildManifest(): Manifest {
  const file = resolve(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The scripts that come with a module, or with the file of several that is called so: its own and those imported at once. */
export function scriptsOf(module: string, manifest: Manifest): ReadonlySet<string> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of chunk.imports ?? []) visit(manifest[imported])
  }
  visit(manifest[module] ?? Object.values(manifest).find(({ name }) => name === module))
  return new Set([...seen].map(({ file }) => file).filter((file) => file.endsWith('.js')))
}

/** The modules that are fetched when they are wanted. */
export function lateModules(manifest: Manifest): ReadonlySet<string> {
  const late = Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports ?? [])
  return new Set(late.map((key) => (key.startsWith('_') ? (manifest[key]?.name ?? key) : key)))
}
