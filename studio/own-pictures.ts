import { existsSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, formatOf, versionOf } from './encode.ts'
import type { Drawn, Manifest } from './manifest.ts'
import type { Frame } from './stage/ground.ts'

/** What there is of pictures. */
export interface Pictures {
  readonly folder: string
  readonly manifest: Manifest
  readonly drawn: Drawn
}

/**
 * A picture is the studio's own as long as its files are, byte for byte, what the studio drew last. Photographs that were
 * added, or took the place of a drawing, are somebody else's: they are neither removed nor drawn over.
 */
export async function isOwn({ folder, manifest, drawn }: Pictures, name: string): Promise<boolean> {
  const entry = manifest[name]
  if (entry === undefined || drawn[name] === undefined) return false
  const format = formatOf(entry)
  if (!filesOf(name, format).every((file) => existsSync(join(folder, file)))) return false
  return (await versionOf(folder, name, format)) === drawn[name]
}

/** Whether a drawing of that name would take the place of a picture that is not the studio's. */
export async function isForeign(pictures: Pictures, name: string, frame: Frame): Promise<boolean> {
  const isThere = filesOf(name, formatOf(frame)).some((file) => existsSync(join(pictures.folder, file)))
  return isThere && !(await isOwn(pictures, name))
}

/**
 * Removes the studio's own pictures of what is no longer drawn; answers what is left, and the files that were removed.
 */
export async function removeStrays(
  pictures: Pictures,
  expected: ReadonlySet<string>,
): Promise<Pictures & { readonly removed: readonly string[] }> {
  const removed: string[] = []
  const strays = new Set<string>()
  for (const [name, entry] of Object.entries(pictures.manifest)) {
    if (expected.has(name) || !(await isOwn(pictures, name))) continue
    strays.add(name)
    for (const file of filesOf(name, formatOf(entry))) {
      await unlink(join(pictures.folder, file))
      removed.push(file)
    }
  }
  const without = <Value>(all: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !strays.has(name)))
  return { ...pictures, manifest: without(pictures.manifest), drawn: without(pictures.drawn), removed }
}
