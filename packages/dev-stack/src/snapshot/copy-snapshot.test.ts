import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeDataDirectory, tempDataDir, type TemporaryDirectory } from '../data/data-directory.ts'
import { siblingDatabase, withClient } from '../database/connection.ts'
import { clusterExists, workshopOf } from '../postgres/cluster.ts'
import { placeCluster, startEmbeddedPostgres } from '../postgres/embedded.ts'
import { createProcessGroups } from '../processes/groups.ts'
import { copySnapshot } from './copy-snapshot.ts'
import { snapshotStore } from './snapshot-store.ts'

const groups = createProcessGroups()
const reporter = {
  note: () => {},
  step: async <Result>(_title: string, work: () => Promise<Result>) => work(),
}
const key = '2026-05-01-a'

let homes: TemporaryDirectory[]

beforeEach(() => {
  homes = [tempDataDir(), tempDataDir(), tempDataDir()]
})

afterEach(() => {
  for (const home of homes) home.remove()
})

/** The options of the embedded PostgreSQL in one of the temporary directories. */
function options(index: number, password: string) {
  const directory = makeDataDirectory(homes[index]?.path ?? '')
  return { directory, password, durable: false, note: reporter.note }
}

const preparation = ({ directory }: ReturnType<typeof options>) => ({
  groups,
  reporter,
  directory,
  environment: () => ({}),
  packages: Promise.resolve(),
})

it('gives a new data directory the database and the files, with a password of its own', async () => {
  const [first, second] = [options(0, 'first'), options(1, 'second')]
  const snapshots = snapshotStore(join(homes[2]?.path ?? '', 'kept'))
  const original = await startEmbeddedPostgres(groups, first)
  await withClient(original.url.href, async (client) => client.query('create database umber'))
  await original.group.stop()
  mkdirSync(first.directory.files)
  writeFileSync(join(first.directory.files, 'a.png'), 'picture')
  await snapshots.keep(key, { postgres: first.directory.cluster, files: first.directory.files })

  const wanted = { ...placeCluster(second), password: 'second', durable: true }
  expect(await copySnapshot(preparation(second), wanted, snapshots, key)).toBe(true)
  expect(readFileSync(join(second.directory.files, 'a.png'), 'utf8')).toBe('picture')
  expect(existsSync(workshopOf(second.directory.cluster))).toBe(false)

  const copy = await startEmbeddedPostgres(groups, second)
  try {
    await withClient(siblingDatabase(copy.url, 'umber'), async (client) => client.query('select 1'))
    const withFirst = new URL(copy.url)
    withFirst.password = 'first'
    await expect(withClient(withFirst.href, async () => {})).rejects.toThrow('password authentication failed')
  } finally {
    await copy.group.stop()
  }
})

it('leaves a data directory alone for which there is no snapshot', async () => {
  const wanted = options(0, 'first')
  const snapshots = snapshotStore(join(homes[2]?.path ?? '', 'kept'))
  const place = { ...placeCluster(wanted), password: 'first', durable: false }
  expect(await copySnapshot(preparation(wanted), place, snapshots, key)).toBe(false)
  expect(clusterExists(wanted.directory.cluster)).toBe(false)
})
