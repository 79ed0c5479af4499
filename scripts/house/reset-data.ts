import { existsSync } from 'node:fs'
import {
  dataDirectory,
  endLeftovers,
  Refusal,
  takeLock,
  throwAwayData,
  type DataDirectory,
} from '../../apps/backend/boot/index.ts'
import type { ResetOptions } from '../terminal/reset-options.ts'

export interface Reset extends ResetOptions {
  /** Asks a person; nobody to ask when it is not there. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** Throws the embedded shop's data away, once nothing works on it any more. Tells what it did. */
export async function resetData({ dataDir, yes, confirm }: Reset): Promise<string> {
  const directory = dataDirectory(dataDir)
  if (!existsSync(directory.secrets))
    return `There is no shop's data in ${directory.root}: nothing to throw away.`
  // Refuses while a shop runs on the data.
  const lock = takeLock(directory.lock, 'reset')
  try {
    if (!yes && !(await agreed(directory, confirm))) return 'Nothing was thrown away.'
    await endLeftovers(directory)
    throwAwayData(directory)
    return `Thrown away: ${directory.root}. The next start makes a new shop.`
  } finally {
    lock.release()
  }
}

async function agreed(directory: DataDirectory, confirm: Reset['confirm']): Promise<boolean> {
  if (confirm === undefined) {
    throw new Refusal(
      'There is nobody to ask on this terminal. Say `pnpm reset --yes` to throw the data away.',
    )
  }
  return await confirm(`Throw away every product, order and customer in ${directory.root}?`)
}
