import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a directory that everybody may enter, however strict the umask is. What exists is left as it is. */
export function makeOpenDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755)
}
