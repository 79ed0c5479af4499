import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDatabase } from '../database/connection.ts'
import { createBackup } from './create-backup.ts'
import { startTestServer, type TestServer } from './postgres-fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { upgradeDatabase } from './upgrade-database.ts'

let server: TestServer
let root: string
let databaseUrl: string
let filesDirectory: string
let databases = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => server.stop())

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'umber-backup-'))
  filesDirectory = join(root, 'files')
  mkdirSync(filesDirectory)
  writeFileSync(join(filesDirectory, 'lamp.webp'), 'picture')
  databases += 1
  databaseUrl = server.urlOf(`Shop ${databases}`)
  await withDatabase(server.urlOf('postgres'), async (client) =>
    client.query(`create database "Shop ${databases}"`),
  )
  await query('create table "order" (id text primary key, email text)')
  await query(
    `insert into "order" select 'order_' || n, n || '@shopper.example' from generate_series(1, 500) n`,
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const query = async (text: string, url = databaseUrl): Promise<readonly unknown[]> =>
  withDatabase(url, async (client) => (await client.query<object>(text)).rows)

const orders = async (url = databaseUrl) => query('select id, email from "order" order by id', url)
const names = async () =>
  (await query(`select datname from pg_database where datname like 'Shop ${databases}%'`)).map((row) =>
    Object.values(row as object).join(),
  )

const settings = () => ({ databaseUrl, filesDirectory, to: join(root, 'backups'), medusaVersion: '2.21.2' })
const back = (from: string, replace: boolean) => restoreBackup({ from, databaseUrl, filesDirectory, replace })

describe('After a backup and a wreck', () => {
  it('a restore brings every order and every file back, and puts the rest aside', async () => {
    const before = await orders()
    const backup = await createBackup(settings())
    await query('delete from "order" where id > \'order_2\'')
    await query('create table later (id text)')
    rmSync(join(filesDirectory, 'lamp.webp'))
    const { aside } = await back(backup, true)
    expect(await orders()).toEqual(before)
    expect(before).toHaveLength(500)
    expect(await query("select 1 from pg_tables where tablename = 'later'")).toEqual([])
    expect(readFileSync(join(filesDirectory, 'lamp.webp'), 'utf8')).toBe('picture')
    expect(aside).toHaveLength(2)
    expect(await names()).toHaveLength(2)
  })

  it('a restore makes a database that is gone', async () => {
    const before = await orders()
    const backup = await createBackup(settings())
    const maintenance = server.urlOf('postgres')
    await query(`drop database "Shop ${databases}"`, maintenance)
    const { aside } = await back(backup, false)
    expect(await orders()).toEqual(before)
    expect(aside).toEqual([expect.stringContaining('the files in')])
  })
})

describe('A restore changes nothing', () => {
  it('when the database holds data and is not to be replaced', async () => {
    const backup = await createBackup(settings())
    await query("insert into \"order\" values ('order_new', 'new@shopper.example')")
    await expect(back(backup, false)).rejects.toThrow(/holds data; nothing was changed/)
    expect(await orders()).toHaveLength(501)
  })

  it('when the archive is damaged', async () => {
    const backup = await createBackup(settings())
    const dump = join(backup, 'database.dump')
    const bytes = readFileSync(dump)
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    writeFileSync(dump, bytes)
    await expect(back(backup, true)).rejects.toThrow(/is damaged; nothing was changed.*database.dump/)
    expect(await names()).toEqual([`Shop ${databases}`])
  })

  it('when a backend is connected', async () => {
    const backup = await createBackup(settings())
    const backend = new Client({ connectionString: databaseUrl })
    await backend.connect()
    await expect(back(backup, true)).rejects.toThrow(/in use by 1 connections; nothing was changed/)
    await backend.end()
  })

  it('when it cannot make a directory beside FILES_DIRECTORY', async () => {
    const backup = await createBackup(settings())
    // Root may write everywhere, so a file is in the way.
    const blocked = join(filesDirectory, 'lamp.webp', 'files')
    await expect(
      restoreBackup({ from: backup, databaseUrl, filesDirectory: blocked, replace: true }),
    ).rejects.toThrow(/files\.restored-\d+ cannot be made; nothing was changed/)
    expect(await names()).toEqual([`Shop ${databases}`])
  })

  it('when FILES_DIRECTORY is a mount point', async () => {
    const backup = await createBackup(settings())
    await expect(
      restoreBackup({ from: backup, databaseUrl, filesDirectory: '/proc', replace: true }),
    ).rejects.toThrow(/\/proc, is a mount point.*nothing was changed.*directory inside the mount/)
    expect(await names()).toEqual([`Shop ${databases}`])
  })

  it.each([
    ['the files in use', () => filesDirectory],
    ['the restored files', () => `${filesDirectory}.restored-20261123020000`],
  ])('when %s cannot be renamed', async (_title, stuck) => {
    const backup = await createBackup(settings())
    await change()
    const restore = await restoreWith('node:fs/promises', {
      rename: async (from: string, to: string) =>
        from === stuck() ? Promise.reject(new Error('EBUSY')) : rename(from, to),
    })
    await expect(restore(backup)).rejects.toThrow(/cannot be renamed.*Nothing was changed\. EBUSY/)
    await expectUnchanged()
  })

  it('when the databases cannot be swapped after the files', async () => {
    const backup = await createBackup(settings())
    await change()
    const restore = await restoreWith('./databases.ts', {
      swapDatabases: async () => Promise.reject(new Error('lost')),
    })
    await expect(restore(backup)).rejects.toThrow('lost')
    await expectUnchanged()
  })

  async function change(): Promise<void> {
    await query("insert into \"order\" values ('order_new', 'new@shopper.example')")
    writeFileSync(join(filesDirectory, 'new.webp'), 'new')
  }

  async function expectUnchanged(): Promise<void> {
    expect(await orders()).toHaveLength(501)
    expect(await names()).toEqual([`Shop ${databases}`])
    expect(readdirSync(filesDirectory).toSorted()).toEqual(['lamp.webp', 'new.webp'])
    expect(readdirSync(root).toSorted()).toEqual(['backups', 'files'])
  }

  /** A restore for which some functions of a module are others. */
  async function restoreWith(module: string, others: object) {
    vi.resetModules()
    vi.doMock(module, async (original) => ({ ...(await original<object>()), ...others }))
    const { restoreBackup: restore } = await import('./restore-backup.ts')
    vi.doUnmock(module)
    const now = () => new Date('2026-11-23T02:00:00Z')
    return async (from: string) => restore({ from, databaseUrl, filesDirectory, replace: true, now })
  }
})

describe('A backup', () => {
  it('that fails leaves no directory behind', async () => {
    await query(`create role reader_${databases} login`)
    const asReader = databaseUrl.replace('postgres@', `reader_${databases}@`)
    await expect(createBackup({ ...settings(), databaseUrl: asReader })).rejects.toThrow(/permission denied/)
    expect(readdirSync(join(root, 'backups'))).toEqual([])
  })

  it('names a FILES_DIRECTORY that does not exist', async () => {
    const nowhere = { ...settings(), filesDirectory: join(root, 'none') }
    await expect(createBackup(nowhere)).rejects.toThrow(/FILES_DIRECTORY.*none, does not exist/)
  })

  it('with an older pg_dump than the server says what to install', async () => {
    vi.resetModules()
    vi.doMock('./programs.ts', async (original) => ({
      ...(await original<object>()),
      findProgram: () => ({ path: 'pg_dump', version: '9.6' }),
    }))
    const { createBackup: withOlderClient } = await import('./create-backup.ts')
    await expect(withOlderClient(settings())).rejects.toThrow(
      /pg_dump 9.6 cannot read PostgreSQL \d+.*postgresql-client-\d+/,
    )
    vi.doUnmock('./programs.ts')
  })

  it('without PostgreSQL’s client says what to install', async () => {
    vi.resetModules()
    vi.doMock('node:fs', async (original) => ({ ...(await original<object>()), existsSync: () => false }))
    const { createBackup: withoutClient } = await import('./create-backup.ts')
    await expect(withoutClient(settings())).rejects.toThrow(/pg_dump is not installed.*postgresql-client/)
    vi.doUnmock('node:fs')
  })
})

describe('An upgrade', () => {
  it('moves the data to another server, migrates it there, and keeps the old one', async () => {
    const newer = await startTestServer()
    try {
      const toDatabaseUrl = newer.urlOf('umber')
      const migrated: string[] = []
      const migrate = async (url: string) => {
        migrated.push(url)
        await query('alter table "order" add column note text', url)
      }
      const backup = await upgradeDatabase({ ...settings(), toDatabaseUrl, migrate })
      expect(readdirSync(backup)).toContain('manifest.json')
      expect(await orders(toDatabaseUrl)).toEqual(await orders())
      expect(migrated).toEqual([toDatabaseUrl])
    } finally {
      await newer.stop()
    }
  })

  it('takes a backup before it migrates in place', async () => {
    const migrate = async () => {
      await query('drop table "order"')
    }
    const backup = await upgradeDatabase({ ...settings(), toDatabaseUrl: undefined, migrate })
    await back(backup, true)
    expect(await orders()).toHaveLength(500)
  })
})
