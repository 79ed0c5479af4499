import { withDatabase } from '../database/connection.ts'
import { migrationsFingerprint } from '../database/fingerprint.ts'
import { takeInstanceLock } from '../database/instance-lock.ts'
import { databaseRefusals, type Expectation } from '../database/refusals.ts'
import { startMedusa } from '../medusa/start-medusa.ts'
import { builtBackend } from '../paths.ts'
import { Refusal } from '../refusal.ts'
import { workerModeOf } from '../settings/part-environment.ts'
import type { Settings } from '../settings/read-settings.ts'
import type { Part } from './part.ts'

/**
 * Runs Medusa in this process, if the database is fit for it and no other backend forbids it.
 *
 * @throws {Refusal}
 */
export async function runBackend(
  part: Exclude<Part, 'shop'>,
  settings: Settings,
  purpose: Expectation['purpose'],
): Promise<void> {
  const { DATABASE_URL: databaseUrl = '', REDIS_URL } = settings
  const publishableKey = process.env['PUBLISHABLE_KEY'] || undefined
  const fingerprint = migrationsFingerprint(builtBackend, settings)
  const refusals = await withDatabase(databaseUrl, async (client) =>
    databaseRefusals(client, { fingerprint, purpose, publishableKey }),
  )
  if (refusals.length > 0) throw new Refusal(refusals.join('\n'))
  // Held until the process ends, which releases it.
  await takeInstanceLock({
    databaseUrl,
    mode: REDIS_URL === undefined ? 'alone' : 'several',
    onLost: endAtOnce,
  })
  process.env['MEDUSA_WORKER_MODE'] = workerModeOf(part, settings)
  await startMedusa({
    host: settings.HOST,
    port: part === 'worker' ? settings.WORKER_PORT : settings.BACKEND_PORT,
  })
}

/** Another backend may be selling by now, so requests under way are not waited for. */
function endAtOnce(reason: string): void {
  process.stderr.write(`The lock on the database was lost, so this backend ends. ${reason}\n`)
  process.exit(1)
}
