import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before a live run: a place where all of its workers write down which methods they called. Gives what removes it. */
export function setup(): () => void {
  const directory = (process.env['CALLED_METHODS'] ??= mkdtempSync(join(tmpdir(), 'called-methods-')))
  return () => rmSync(directory, { recursive: true, force: true })
}
