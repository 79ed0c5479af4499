import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { copyDirectory, type Owner } from '../files/copy-directory.ts'
import { flushDirectory } from '../files/flush-directory.ts'
import { errorCode } from '../files/write-file.ts'

export interface PartCopy {
  /** Does not exist yet. */
  readonly path: string
  readonly owner?: Owner | undefined
}

/** The data of new shops, kept for further data directories. The parts of a snapshot are directories with a name. */
export interface SnapshotStore {
  has(key: string): boolean
  /** Copies the parts that the snapshot has. False when there is no snapshot of that key. */
  copyTo(key: string, parts: Readonly<Record<string, PartCopy>>): boolean
  /** Keeps copies of the parts that exist. When several starts keep the same key at the same time, one of them counts. */
  keep(key: string, parts: Readonly<Record<string, string>>): Promise<void>
}

/** About 75 MB each. Only settings that change what is seeded make further ones on the same day. */
const most = 3
/** Milliseconds after which a draft was left behind by a start that was killed. */
const draftAge = 3_600_000
const draftPrefix = 'draft-'

/**
 * The snapshots in a directory, each named after its key, `<day>-<content>`. A snapshot is written under another name and
 * renamed when it is complete and on the disk, so one with the name of a key is never half-made.
 */
export function snapshotStore(root: string): SnapshotStore {
  return {
    has: (key) => existsSync(join(root, key)),
    copyTo(key, parts) {
      const snapshot = join(root, key)
      if (!existsSync(snapshot)) return false
      try {
        // The ones that were used last stay.
        const now = new Date()
        utimesSync(snapshot, now, now)
        for (const [name, { path, owner }] of Object.entries(parts))
          if (existsSync(join(snapshot, name))) copyDirectory(join(snapshot, name), path, owner)
        if (existsSync(snapshot)) return true
      } catch (error) {
        if (errorCode(error) !== 'ENOENT' || existsSync(snapshot)) throw error
      }
      // Another start has removed it in the meantime.
      for (const { path } of Object.values(parts)) rmSync(path, { recursive: true, force: true })
      return false
    },
    async keep(key, parts) {
      mkdirSync(root, { recursive: true, mode: 0o700 })
      const snapshot = join(root, key)
      const draft = newDraft(root)
      try {
        for (const [name, source] of Object.entries(parts))
          if (existsSync(source)) copyDirectory(source, join(draft, name))
        await flushDirectory(draft)
        renameSync(draft, snapshot)
      } catch (error) {
        // A directory with files cannot be replaced: another start was faster.
        if (!existsSync(snapshot)) throw error
      } finally {
        rmSync(draft, { recursive: true, force: true })
      }
      removeOld(root, key)
    },
  }
}

function newDraft(root: string): string {
  return join(root, `${draftPrefix}${randomUUID()}`)
}

/** Leaves the kept one and those of the same day that were used last. Those of another day are not used any more. */
function removeOld(root: string, kept: string): void {
  const age = (name: string): number => Date.now() - modifiedAt(join(root, name))
  const names = readdirSync(root).filter((name) => name !== kept)
  const drafts = names.filter((name) => name.startsWith(draftPrefix) && age(name) > draftAge)
  const others = names.filter((name) => !name.startsWith(draftPrefix))
  const ofToday = others.filter((name) => dayOf(name) === dayOf(kept))
  const stay = new Set(ofToday.toSorted((a, b) => age(a) - age(b)).slice(0, most - 1))
  for (const name of [...drafts, ...others.filter((other) => !stay.has(other))]) discard(root, name)
}

/** Renamed first: a deletion that is interrupted leaves a draft, and no snapshot without some of its files. */
function discard(root: string, name: string): void {
  const draft = newDraft(root)
  try {
    renameSync(join(root, name), draft)
  } catch (error) {
    // Another start is removing it.
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  rmSync(draft, { recursive: true, force: true })
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function dayOf(key: string): string {
  return key.slice(0, 'yyyy-mm-dd'.length)
}
