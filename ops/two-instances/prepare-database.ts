import { existsSync, writeFileSync } from 'node:fs'
import { medusaCommand, runStep, type ProcessGroups } from '@umber/dev-stack'
import { query, type Postgres } from './postgres.ts'
import type { Site } from './servers.ts'
import type { WorkDirectory } from './work-directory.ts'

export const databaseName = 'umber'

/** Creates, migrates and seeds the database, unless a kept directory has it already. */
export async function prepareDatabase(
  groups: ProcessGroups,
  directory: WorkDirectory,
  postgres: Postgres,
  site: Site,
): Promise<void> {
  const marker = directory.at('prepared')
  if (existsSync(marker)) return
  const found = await query(postgres.urlOf('postgres'), 'select 1 from pg_database where datname = $1', [
    databaseName,
  ])
  if (found.length === 0) await query(postgres.urlOf('postgres'), `create database ${databaseName}`)
  const run = async (title: string, words: readonly string[], limit: number) => {
    const { file } = directory.log(words[0] ?? 'medusa')
    const env = { ...site.backend, UMBER_SEEDING: 'true' }
    await runStep(groups, { title, ...medusaCommand(words, env), limit, logFile: file })
  }
  const migrate = ['db:migrate', '--execute-safe-links', '--execute-safe-search']
  await run('Migrating the database', migrate, 600_000)
  // A second run changes nothing.
  await run('Seeding the database', ['exec', './src/scripts/seed.ts'], 1_200_000)
  writeFileSync(marker, '')
}
