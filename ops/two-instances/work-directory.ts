import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { databaseUser, type DatabaseUser } from '@umber/dev-stack'

export interface DatabaseDirectory {
  readonly path: string
  /** Undefined: the user of this process. */
  readonly user: DatabaseUser
}

export interface WorkDirectory {
  readonly root: string
  readonly at: (...names: string[]) => string
  /** A directory that belongs to the user PostgreSQL runs as. */
  readonly databaseDirectory: (name: string) => DatabaseDirectory
  /** A new log for each start. */
  readonly log: (name: string) => { readonly file: string; readonly descriptor: number }
  /** For temporary files, which leave with the rest. */
  readonly temporary: () => string
  readonly remove: () => void
}

/** A temporary directory, or one that stays so that the next run needs no migration and no seed. */
export function openWorkDirectory(kept: string | undefined): WorkDirectory {
  const root = kept === undefined ? mkdtempSync(join(tmpdir(), 'two-instances-')) : resolve(kept)
  mkdirSync(root, { recursive: true })
  // PostgreSQL refuses to run as root, and its own user has to reach its directory.
  chmodSync(root, 0o755)
  const starts = new Map<string, number>()
  return {
    root,
    at: (...names) => join(root, ...names),
    databaseDirectory(name) {
      const path = join(root, name)
      const user = databaseUser(path)
      mkdirSync(path, { recursive: true, mode: 0o700 })
      if (user !== undefined) chownSync(path, user.uid, user.gid)
      return { path, user }
    },
    log(name) {
      const start = (starts.get(name) ?? 0) + 1
      starts.set(name, start)
      mkdirSync(join(root, 'logs'), { recursive: true })
      const file = join(root, 'logs', `${name}-${start}.log`)
      return { file, descriptor: openSync(file, 'w') }
    },
    temporary() {
      const path = join(root, 'temporary')
      mkdirSync(path, { recursive: true })
      return path
    },
    remove() {
      if (kept === undefined) rmSync(root, { recursive: true, force: true })
    },
  }
}
