import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Entry } from './encode.ts'

export type Manifest = Readonly<Record<string, Entry>>

/** The pictures that the studio has drawn, by name, with the version it drew. */
export type Drawn = Readonly<Record<string, string>>

export const imageFolder = fileURLToPath(new URL('../packages/sample-store/images/', import.meta.url))
const manifestFile = fileURLToPath(new URL('../packages/sample-store/src/pictures.generated.json', import.meta.url))

const drawnFile = fileURLToPath(new URL('drawn.generated.json', import.meta.url))

export const readManifest = async (): Promise<Manifest> => (await readRecord(manifestFile)) as Manifest
export const writeManifest = async (manifest: Manifest): Promise<void> => writeRecord(manifestFile, manifest)

export const readDrawn = async (): Promise<Drawn> => (await readRecord(drawnFile)) as Drawn
export const writeDrawn = async (drawn: Drawn): Promise<void> => writeRecord(drawnFile, drawn)

async function readRecord(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

async function writeRecord(file: string, record: Readonly<Record<string, unknown>>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(file, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

export async function totalBytes(): Promise<number> {
  const files = await readdir(imageFolder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(imageFolder, file))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
