import { readFile, readdir, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Entry } from './encode.ts'

export type Manifest = Readonly<Record<string, Entry>>

export const imageFolder = fileURLToPath(new URL('../images/', import.meta.url))
const manifestFile = fileURLToPath(new URL('../src/pictures.generated.json', import.meta.url))

export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(manifestFile, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/** Removes pictures of products and colours that are no longer drawn; answers what was removed. */
export async function removeStrays(expected: ReadonlySet<string>): Promise<readonly string[]> {
  const strays = (await readdir(imageFolder)).filter((file) => !expected.has(file))
  for (const file of strays) await unlink(join(imageFolder, file))
  return strays
}

export async function totalBytes(): Promise<number> {
  const files = await readdir(imageFolder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(imageFolder, file))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
