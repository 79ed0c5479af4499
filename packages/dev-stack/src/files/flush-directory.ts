import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How many files are flushed at a time: as many as Node's threads for files. */
const side = 4

/** Waits until all files below the directory are on the disk, so that a crash of the machine leaves none of them empty. */
export async function flushDirectory(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const next = files.values()
  await Promise.all(
    Array.from({ length: side }, async () => {
      for (const file of next) await flush(file)
    }),
  )
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
