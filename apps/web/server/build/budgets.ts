import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The script budget of a first visit to a route, as transferred, and what such a visit loads without a press: also when idle. */
export interface Budget {
  readonly kilobytes: number
  /** Paths of sources. */
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

/** The built file of each module, by its path. */
export type ModuleFiles = Readonly<Record<string, string>>

export interface Build {
  readonly manifest: Manifest
  readonly modules: ModuleFiles
}

/** The built files that contain the modules and all their static imports. */
export function filesOf(modules: readonly string[], build: Build): readonly string[] {
  const chunks = new Map(Object.values(build.manifest).map((chunk) => [chunk.file, chunk]))
  const files = new Set(modules.map((module) => fileOf(module, build)))
  for (const file of files)
    for (const imported of chunks.get(file)?.imports ?? [])
      files.add(build.manifest[imported]?.file ?? imported)
  return [...files].filter((file) => file.endsWith('.js'))
}

function fileOf(module: string, { manifest, modules }: Build): string {
  const file = manifest[module]?.file ?? modules[module]
  if (file === undefined) throw new Error(`The build has no module ${module}: bring budgets.json up to date.`)
  return file
}

/** Files that import each other, over others or not. Which of them runs first is chance, and the first finds nothing of the other. */
export function circlesOf(manifest: Manifest): readonly (readonly string[])[] {
  const done = new Set<string>()
  const circles: string[][] = []
  function follow(name: string, way: readonly string[]): void {
    const begun = way.indexOf(name)
    if (begun !== -1) circles.push([...way.slice(begun), name].map((one) => manifest[one]?.file ?? one))
    if (begun !== -1 || done.has(name)) return
    for (const imported of manifest[name]?.imports ?? []) follow(imported, [...way, name])
    done.add(name)
  }
  for (const name of Object.keys(manifest)) follow(name, [])
  return circles
}

/** What imports the page's entry. Such a file would load the stylesheet again, and change whenever the entry does. */
export const importersOfEntry = (manifest: Manifest): readonly string[] =>
  Object.values(manifest)
    .filter(({ imports }) => imports?.includes('index.html'))
    .map(({ file }) => file)

export function measure(
  budgets: Readonly<Record<string, Budget>>,
  build: Build,
  sizeOf: (file: string) => number,
): readonly Measurement[] {
  return Object.entries(budgets).map(([route, { kilobytes, modules }]) => {
    const files = filesOf(modules, build)
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
    return { route, limit: kilobytes, kilobytes: bytes / 1000, files }
  })
}

/** As browsers get it. */
export const compressedSize = (root: string, file: string): number =>
  brotliCompressSync(readFileSync(join(root, file))).length
