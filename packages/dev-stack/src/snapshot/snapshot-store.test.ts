import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { snapshotStore } from './snapshot-store.ts'

let home: string
let root: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'snapshots-'))
  root = join(home, 'kept')
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A finished cluster with this content. */
function cluster(content: string): string {
  const path = mkdtempSync(join(home, 'cluster-'))
  mkdirSync(join(path, 'base/1'), { recursive: true })
  writeFileSync(join(path, 'PG_VERSION'), '18')
  writeFileSync(join(path, 'base/1/16384'), content)
  return path
}

const content = (path: string): string => readFileSync(join(path, 'base/1/16384'), 'utf8')
const target = (): string => join(home, 'target')
const keys = (): readonly string[] => readdirSync(root).toSorted()

/** Makes it as old as that many minutes. */
function age(name: string, minutes: number): void {
  const then = new Date(Date.now() - minutes * 60_000)
  utimesSync(join(root, name), then, then)
}

describe('a snapshot', () => {
  it('is copied with all its files, and not shared with its source or its copies', async () => {
    const snapshots = snapshotStore(root)
    const source = cluster('seeded')
    await snapshots.keep('2026-05-01-a', { postgres: source, files: join(home, 'none') })
    writeFileSync(join(source, 'base/1/16384'), 'used')
    expect(snapshots.copyTo('2026-05-01-a', { postgres: { path: target() } })).toBe(true)
    expect(content(target())).toBe('seeded')
    writeFileSync(join(target(), 'base/1/16384'), 'sold')
    expect(snapshots.copyTo('2026-05-01-a', { postgres: { path: join(home, 'second') } })).toBe(true)
    expect(content(join(home, 'second'))).toBe('seeded')
  })

  it('has every part that exists', async () => {
    const snapshots = snapshotStore(root)
    const files = join(home, 'files')
    mkdirSync(files)
    writeFileSync(join(files, 'a.png'), 'picture')
    await snapshots.keep('2026-05-01-a', { postgres: cluster('seeded'), files })
    snapshots.copyTo('2026-05-01-a', { postgres: { path: target() }, files: { path: join(home, 'copy') } })
    expect(readFileSync(join(home, 'copy/a.png'), 'utf8')).toBe('picture')
  })

  it('is not there for another key, nor where nothing was kept', async () => {
    const snapshots = snapshotStore(root)
    expect(snapshots.has('2026-05-01-a')).toBe(false)
    expect(snapshots.copyTo('2026-05-01-a', { postgres: { path: target() } })).toBe(false)
    await snapshots.keep('2026-05-01-a', { postgres: cluster('seeded') })
    expect(snapshots.has('2026-05-01-b')).toBe(false)
    expect(snapshots.copyTo('2026-05-01-b', { postgres: { path: target() } })).toBe(false)
    expect(existsSync(target())).toBe(false)
  })

  it('is kept by one of several starts that finish at the same time, as a whole', async () => {
    const made = ['one', 'two', 'three'].map((name) =>
      snapshotStore(root).keep('2026-05-01-a', { postgres: cluster(name) }),
    )
    await Promise.all(made)
    expect(keys()).toEqual(['2026-05-01-a'])
    snapshotStore(root).copyTo('2026-05-01-a', { postgres: { path: target() } })
    expect(['one', 'two', 'three']).toContain(content(target()))
  })

  it('is not what an interrupted start has left of one', async () => {
    mkdirSync(join(root, 'draft-1/postgres'), { recursive: true })
    expect(snapshotStore(root).has('2026-05-01-a')).toBe(false)
    await snapshotStore(root).keep('2026-05-01-a', { postgres: cluster('seeded') })
    // It may be the draft of a start that still runs.
    expect(keys()).toEqual(['2026-05-01-a', 'draft-1'])
    age('draft-1', 61)
    await snapshotStore(root).keep('2026-05-01-b', { postgres: cluster('seeded') })
    expect(keys()).toEqual(['2026-05-01-a', '2026-05-01-b'])
  })

  it('that could not be copied leaves nothing behind', async () => {
    const source = cluster('seeded')
    const broken = { postgres: source, files: join(source, 'PG_VERSION') }
    await expect(snapshotStore(root).keep('2026-05-01-a', broken)).rejects.toThrow('ENOTDIR')
    expect(keys()).toEqual([])
  })
})

describe('old snapshots', () => {
  it('of another day are removed', async () => {
    const snapshots = snapshotStore(root)
    await snapshots.keep('2026-05-01-a', { postgres: cluster('yesterday') })
    await snapshots.keep('2026-05-02-a', { postgres: cluster('today') })
    expect(keys()).toEqual(['2026-05-02-a'])
  })

  it('of the same day stay while they are among the three that were used last', async () => {
    const snapshots = snapshotStore(root)
    for (const name of ['a', 'b', 'c'])
      await snapshots.keep(`2026-05-01-${name}`, { postgres: cluster(name) })
    age('2026-05-01-a', 30)
    age('2026-05-01-b', 20)
    age('2026-05-01-c', 10)
    snapshots.copyTo('2026-05-01-a', { postgres: { path: target() } })
    await snapshots.keep('2026-05-01-d', { postgres: cluster('d') })
    expect(keys()).toEqual(['2026-05-01-a', '2026-05-01-c', '2026-05-01-d'])
  })
})
