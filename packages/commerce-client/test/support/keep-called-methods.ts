import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Before a live run: creates the directory in which all workers record the methods they call. Returns a function that
 * removes it.
 */
export function setup(): () => void {
  const directory = (process.env['CALLED_METHODS'] ??= mkdtempSync(join(tmpdir(), 'called-methods-')))
  return () => rmSync(directory, { recursive: true, force: true })
}
