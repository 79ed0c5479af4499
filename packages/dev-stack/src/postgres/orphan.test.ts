import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readProcess } from '../processes/read-process.ts'
import { killOrphanPostgres } from './orphan.ts'
import { postmasterFile } from './postmaster-file.ts'

it('never ends another process that got the pid of a former server', async () => {
  const cluster = mkdtempSync(join(tmpdir(), 'cluster-'))
  writeFileSync(
    postmasterFile(cluster),
    `${process.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n  1  2\nready   \n`,
  )
  expect(await killOrphanPostgres(cluster)).toBe(false)
  expect(readProcess(process.pid)).toBeDefined()
  // PostgreSQL itself would refuse to start while a process has that pid.
  expect(existsSync(postmasterFile(cluster))).toBe(false)
  rmSync(cluster, { recursive: true })
})

it('does nothing without a server', async () => {
  expect(await killOrphanPostgres('/nowhere')).toBe(false)
})
