import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The script budget of a first visit to a route, as transferred, and what such a visit loads without a press: also when idle. */
export interface Budget {
  readonly kilobytes: number
  /** Source paths, and the names of files that several modules were joined to. */
  readonly modules: readonly string[]
}

export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

/** Vite's manifest: source path or chunk name to built file. */
export type Manifest = Readonly<Record<string, Chunk>>

export interface Measurement {
  readonly route: string
  readonly kilobytes: number
  readonly limit: number
  readonly files: readonly string[]
}

/** The built files that contain the modules and all their static imports. */
export function filesOf(modules: readonly string[], manifest: Manifest): readonly string[] {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    const chunk = manifest[name]
    if (chunk === undefined)
      throw new Error(`The build has no module ${name}: bring budgets.json up to date.`)
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of modules) visit(keyOf(name, manifest))
  const files = [...seen].map((name) => manifest[name]?.file ?? '')
  return [...new Set(files.filter((file) => file.endsWith('.js')))]
}

/** A joined file stands in the manifest by its file name, which changes with its content. */
const keyOf = (name: string, manifest: Manifest): string =>
  Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name) ?? name

/** What imports the page's entry. Such a file would load the stylesheet again, and change whenever the entry does. */
export const importersOfEntry = (manifest: Manifest): readonly string[] =>
  Object.values(manifest)
    .filter(({ imports }) => imports?.includes('index.html'))
    .map(({ file }) => file)

export function measure(
  budgets: Readonly<Record<string, Budget>>,
  manifest: Manifest,
  sizeOf: (file: string) => number,
): readonly Measurement[] {
  return Object.entries(budgets).map(([route, { kilobytes, modules }]) => {
    const files = filesOf(modules, manifest)
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
    return { route, limit: kilobytes, kilobytes: bytes / 1000, files }
  })
}

/** As browsers get it. */
export const compressedSize = (root: string, file: string): number =>
  brotliCompressSync(readFileSync(join(root, file))).length
