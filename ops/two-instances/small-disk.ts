import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseDirectory } from './work-directory.ts'

/** A file system of its own, that can be filled without filling this machine's disk. */
export interface SmallDisk {
  /** Leaves not a single free page. */
  readonly fill: () => void
  readonly empty: () => void
  readonly unmount: () => void
}

const size = '1g'

/** Mounts it at the empty directory of a database. Undefined where this process may not mount. */
export function mountSmallDisk({ path, user }: DatabaseDirectory): SmallDisk | undefined {
  if (user === undefined) return undefined
  const options = `size=${size},mode=700,uid=${user.uid},gid=${user.gid}`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'small-disk', path], { stdio: 'pipe' })
  } catch {
    return undefined
  }
  const filler = join(path, 'filler')
  return {
    fill: () => fill(filler),
    empty: () => rmSync(filler, { force: true }),
    // Lazy: a program that is just ending may still have a file open.
    unmount: () => void execFileSync('umount', ['--lazy', path], { stdio: 'pipe' }),
  }
}

function fill(file: string): void {
  const descriptor = openSync(file, 'a')
  try {
    for (const bytes of [1024 ** 2, 4096]) writeUntilFull(descriptor, Buffer.alloc(bytes))
  } finally {
    closeSync(descriptor)
  }
}

function writeUntilFull(descriptor: number, buffer: Buffer): void {
  try {
    for (;;) writeSync(descriptor, buffer)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
