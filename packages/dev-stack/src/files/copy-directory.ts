import { chownSync, constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Owner {
  readonly uid: number
  readonly gid: number
}

/**
 * Copies the files and directories below a directory, without using space where the file system can share the blocks. For
 * thousands of small files it takes a third of the time of `fs.cp`.
 */
export function copyDirectory(source: string, target: string, owner?: Owner): void {
  const own = (path: string): void => {
    if (owner !== undefined) chownSync(path, owner.uid, owner.gid)
  }
  // A directory of PostgreSQL is its user's alone.
  mkdirSync(target, { recursive: true, mode: 0o700 })
  own(target)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) copyDirectory(from, to, owner)
    else {
      copyFileSync(from, to, constants.COPYFILE_FICLONE)
      own(to)
    }
  }
}
