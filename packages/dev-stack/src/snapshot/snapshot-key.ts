import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fingerprint, migrationsFingerprint } from '@umber/operations/database'
import { seedFingerprint, testPaymentsFingerprint } from '../database/fingerprints.ts'
import { backendRoot, repositoryRoot } from '../paths.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings of the backend whose values decide what a migrated and seeded database contains. */
const valued = ['NODE_ENV', 'SEED_PRODUCTS', 'ADMIN_EMAIL', 'TEST_PAYMENTS']
/** Settings that add a module or a provider when they are set, whatever their value is. */
const switches = ['SMTP_URL', 'S3_BUCKET', 'STRIPE_API_KEY', 'RAZORPAY_KEY_ID', 'BANK_TRANSFER_IBAN']
/** Medusa's own switches. */
const featureFlag = /^MEDUSA_FF_/

/**
 * What decides the content of a database besides its migrations and the sample store: everything else that runs in the
 * seed, how the database is made, and the versions of all packages, among them PostgreSQL's.
 */
const contents = [
  ...['scripts/seed.ts', 'lib', 'subscribers', 'workflows'].map((path) => join(backendRoot, 'src', path)),
  ...['database', 'postgres'].map((path) => join(import.meta.dirname, '..', path)),
  join(repositoryRoot, 'pnpm-lock.yaml'),
]

/**
 * The name of the snapshot for a backend with this environment: `<day>-<content>`. It names the day, because the seed writes
 * dates relative to today. Undefined when the data is not to be kept: an administrator's own password is private, and with
 * Redis a part of the data is not in the database.
 */
export function snapshotKey(environment: Environment, now: Date): string | undefined {
  if (environment['ADMIN_PASSWORD'] || environment['REDIS_URL']) return undefined
  const hash = createHash('sha256')
  // The files belong to the user who made them, and their format to the kind of machine.
  const here = [process.platform, process.arch, process.getuid?.()]
  hash.update(JSON.stringify([here, settingsOf(environment)]))
  hash.update(migrationsFingerprint(backendRoot, environment))
  hash.update(testPaymentsFingerprint(environment))
  hash.update(seedFingerprint()).update(fingerprint(contents))
  return `${now.toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 16)}`
}

function settingsOf(environment: Environment): readonly unknown[] {
  const flags = Object.keys(environment)
    .filter((name) => featureFlag.test(name))
    .toSorted()
  return [
    ...[...valued, ...flags].map((name) => [name, environment[name] ?? '']),
    ...switches.map((name) => [name, Boolean(environment[name]?.trim())]),
  ]
}
