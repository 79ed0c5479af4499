import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a directory that every user may enter, whatever the umask is. Existing directories are left unchanged. */
export function makeOpenDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755)
}
