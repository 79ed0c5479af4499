import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The manifest of `vite build`: files by source module, shared chunks by their own name. */
export function buildManifest(): Manifest {
  const file = resolve(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The scripts of a module or a shared chunk: its own file and all static imports. */
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

/** The dynamically imported modules. */
export function lateModules(manifest: Manifest): ReadonlySet<string> {
  const late = Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports ?? [])
  return new Set(late.map((key) => (key.startsWith('_') ? (manifest[key]?.name ?? key) : key)))
}
