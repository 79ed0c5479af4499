import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isReachable } from '../../apps/backend/boot/index.ts'

export interface TemporaryHome {
  readonly path: string
  readonly remove: () => void
}

/** Creates a temporary data directory. */
export function tempDataDir(): TemporaryHome {
  // Root's temporary directory may be private, but the database runs as another user.
  const base = [tmpdir(), '/tmp', '/var/tmp'].find((candidate) => isReachable(candidate)) ?? tmpdir()
  const path = mkdtempSync(join(base, 'umber-stack-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
