import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '../files/write-file.ts'

interface Link {
  readonly source: string
  readonly target: string
}

/**
 * npm packages cannot hold symbolic links, so the package lists those its libraries need and creates them in an install
 * script, which pnpm does not run. Returns false when the links cannot be created in this directory.
 */
export function completeSymlinks(native: string): boolean {
  return readLinks(join(native, 'pg-symlinks.json')).every(({ source, target }) => {
    const from = within(native, source)
    const to = within(native, target)
    if (lstatSync(to, { throwIfNoEntry: false }) !== undefined) return true
    try {
      symlinkSync(relative(dirname(to), from), to)
      return true
    } catch (error) {
      return errorCode(error) === 'EEXIST'
    }
  })
}

/** Listed paths are relative to the package's root; a copy may be in a directory of another name. */
function within(native: string, path: string): string {
  return join(native, path.replace(/^native\//, ''))
}

function readLinks(file: string): readonly Link[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Link[]
  } catch (error) {
    // Windows needs no links and has no list.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
