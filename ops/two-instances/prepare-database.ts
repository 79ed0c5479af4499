import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { RunCommand } from './merchant-command.ts'
import { query, type Postgres } from './postgres.ts'
import type { Owner } from './servers.ts'
import type { WorkDirectory } from './work-directory.ts'

export const databaseName = 'umber'

/**
 * Makes an empty database ready to sell, as docs/operations.md says, and returns the publishable key. A kept directory has
 * all of it but the migrations of a newer build.
 */
export async function prepareDatabase(
  postgres: Postgres,
  directory: WorkDirectory,
  run: RunCommand,
  owner: Owner,
): Promise<string> {
  const maintenance = postgres.urlOf('postgres')
  const found = await query(maintenance, 'select 1 from pg_database where datname = $1', [databaseName])
  if (found.length === 0) await query(maintenance, `create database ${databaseName}`)
  await run('migrate')
  const kept = directory.at('publishable-key')
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const words = '--empty --currency inr --countries in --shipping-price 49'.split(' ')
  await run('seed', ...words, '--name', 'Two instances')
  const password = directory.at('password')
  writeFileSync(password, owner.password, { mode: 0o600 })
  await run('create-admin', '--email', owner.email, '--password-file', password)
  const key = await run('create-key')
  writeFileSync(kept, key)
  return key
}
