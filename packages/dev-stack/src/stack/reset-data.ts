import { existsSync } from 'node:fs'
import { dataDirectory, type DataDirectory } from '../data/data-directory.ts'
import { takeLock } from '../data/lock.ts'
import { throwAwayData } from '../data/throw-away-data.ts'
import { killOrphans } from '../orphans.ts'
import type { ResetOptions } from '../terminal/options.ts'
import { UserError } from '../user-error.ts'

export interface Reset extends ResetOptions {
  /** Asks the user; undefined when the terminal is not interactive. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** Deletes the data of the embedded shop after ending all processes that use it. Returns a message about the result. */
export async function resetData({ dataDir, yes, confirm }: Reset): Promise<string> {
  const directory = dataDirectory(dataDir)
  if (!existsSync(directory.secrets))
    return `There is no shop's data in ${directory.root}: nothing to throw away.`
  // Throws while a shop runs on the data.
  const lock = takeLock(directory.lock, 'reset')
  try {
    if (!yes && !(await isConfirmed(directory, confirm))) return 'Nothing was thrown away.'
    await killOrphans(directory)
    throwAwayData(directory)
    return `Thrown away: ${directory.root}. The next start makes a new shop.`
  } finally {
    lock.release()
  }
}

async function isConfirmed(directory: DataDirectory, confirm: Reset['confirm']): Promise<boolean> {
  if (confirm === undefined) {
    throw new UserError('This terminal is not interactive. Use `pnpm reset --yes` to throw the data away.')
  }
  return await confirm(`Throw away every product, order and customer in ${directory.root}?`)
}
