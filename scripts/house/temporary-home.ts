import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isReachable } from '../../apps/backend/boot/index.ts'

export interface TemporaryHome {
  readonly path: string
  readonly remove: () => void
}

/** A directory for data that nobody wants back. */
export function temporaryHome(): TemporaryHome {
  // Root may have a private directory for temporary files, but its database runs as somebody else.
  const base = [tmpdir(), '/tmp', '/var/tmp'].find((candidate) => isReachable(candidate)) ?? tmpdir()
  const path = mkdtempSync(join(base, 'umber-house-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
