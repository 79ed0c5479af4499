import { withDatabase } from '../database/connection.ts'
import { migrationsFingerprint } from '../database/fingerprint.ts'
import { preparationLock, recordMigration } from '../database/migrated-builds.ts'
import { runMedusa } from '../medusa/run-medusa.ts'
import { builtBackend } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import type { Variables } from '../settings/read-settings.ts'
import { requiredDatabase } from './required-database.ts'

/** Migrates the database for the built backend. Running backends may go on meanwhile. */
export async function migrate(variables: Variables): Promise<string> {
  const databaseUrl = requiredDatabase(variables)
  await withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      preparationLock,
    ])
    if (rows[0]?.mine !== true)
      throw new Refusal('Another migration of this database is running. Wait until it is done.')
    // Unsafe changes would prompt on a terminal that does not exist; safe ones run without a prompt.
    const safe = ['--execute-safe-links', '--execute-safe-search']
    await runMedusa({ args: ['db:migrate', '--skip-scripts', ...safe], variables })
    // Apart: as a part of the command before, Medusa takes scripts that failed for done.
    await runMedusa({ args: ['db:migrate:scripts'], variables })
    await recordMigration(client, migrationsFingerprint(builtBackend, variables))
  })
  return 'The database is migrated for this build.'
}
