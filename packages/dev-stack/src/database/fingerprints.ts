import { join } from 'node:path'
import { fingerprint, migrationsFingerprint as fingerprintOf } from '@umber/operations/database'
import { hasTestPayments, testPaymentsRoot } from '../medusa/test-payments.ts'
import { backendRoot, repositoryRoot } from '../paths.ts'

/** Changes when migrations of the backend's sources may be needed. */
export function migrationsFingerprint(): string {
  return `${fingerprintOf(backendRoot, process.env)} ${testPaymentsFingerprint(process.env)}`
}

/** Of the tables of the test provider of payments; empty where there is none. */
export function testPaymentsFingerprint(environment: Readonly<Record<string, string | undefined>>): string {
  return hasTestPayments(environment) ? fingerprint([join(testPaymentsRoot, 'src/modules')]) : ''
}

/** Changes when the seed or the sample store changes. Of the sources, so that it is known before they are built. */
export function seedFingerprint(): string {
  return fingerprint([
    join(backendRoot, 'src/scripts/seed'),
    join(repositoryRoot, 'packages/sample-store/src'),
  ])
}
