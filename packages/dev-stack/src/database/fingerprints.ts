import { join } from 'node:path'
import { fingerprint, migrationsFingerprint as fingerprintOf } from '@umber/operations/database'
import { backendRoot, repositoryRoot } from '../paths.ts'

/** Changes when migrations of the backend's sources may be needed. */
export function migrationsFingerprint(): string {
  // The test provider of payments has tables of its own.
  const payments = process.env['TEST_PAYMENTS'] === 'off' ? '' : ' test-payments'
  return `${fingerprintOf(backendRoot, process.env)}${payments}`
}

/** Changes when the seed or the sample store changes. Of the sources, so that it is known before they are built. */
export function seedFingerprint(): string {
  return fingerprint([
    join(backendRoot, 'src/scripts/seed'),
    join(repositoryRoot, 'packages/sample-store/src'),
  ])
}
