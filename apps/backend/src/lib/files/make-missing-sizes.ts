import { MedusaError } from '@medusajs/framework/utils'

import { formats, isResizable, pictureOfSize, sizeKey, sizeKeys } from './picture-sizes'
import { cleanPicture, sizesOf, widthsOf } from './resize-picture'

/** The stored files, by key. */
export interface FileStore {
  readonly keys: () => AsyncIterable<string>
  readonly read: (key: string) => Promise<Buffer>
  readonly write: (key: string, content: Buffer, mimeType: string) => Promise<void>
}

export interface MadeSizes {
  /** Pictures by what was done with them. */
  readonly made: readonly string[]
  readonly complete: number
  /** An animation is kept as it is. */
  readonly animated: number
  /** Damaged or too large. */
  readonly unreadable: readonly string[]
}

/**
 * Makes the sizes of pictures that lack one, which were stored before there were sizes or by a process that was killed. The
 * originals stay as they are, because copies of them may be cached for a year. Names are held in memory, and one picture at a time.
 */
export async function makeMissingSizes(store: FileStore): Promise<MadeSizes> {
  const keys = new Set<string>()
  for await (const key of store.keys()) keys.add(key)
  const made: string[] = []
  const unreadable: string[] = []
  let [complete, animated] = [0, 0]
  for (const key of keys) {
    if (!isResizable(key) || pictureOfSize(key) !== undefined) continue
    const result = sizeKeys(key).every((size) => keys.has(size))
      ? 'complete'
      : await makeSizes(key, store, (size) => keys.has(size))
    if (result === 'made') made.push(key)
    else if (result === 'unreadable') unreadable.push(key)
    else if (result === 'animated') animated += 1
    else complete += 1
  }
  return { made, complete, animated, unreadable }
}

/** Reads the picture, because only those that are wide enough have the largest sizes. */
async function makeSizes(
  key: string,
  store: FileStore,
  isThere: (size: string) => boolean,
): Promise<'made' | 'complete' | 'animated' | 'unreadable'> {
  const picture = await cleanPicture(await store.read(key)).catch((error: unknown) => {
    if (error instanceof MedusaError) return undefined
    throw error
  })
  if (picture === undefined) return 'unreadable'
  const own = await widthsOf(picture)
  if (own.length === 0) return 'animated'
  const wanted = own.flatMap((width) => formats.map((format) => sizeKey(key, width, format)))
  if (wanted.every(isThere)) return 'complete'
  for await (const { width, format, content } of sizesOf(picture)) {
    await store.write(sizeKey(key, width, format), content, `image/${format}`)
  }
  return 'made'
}
