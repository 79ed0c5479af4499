import type { ILockingModule } from '@medusajs/framework/types'

/**
 * How long, in seconds, a lock outlives a process that was killed. A running process renews its locks three times in this
 * time. With Medusa's 60 a killed process would keep everyone from ordering the same products for a minute.
 */
const expire = 10

/**
 * Runs `work` while holding all keys. The keys are locked one by one in sorted order: Medusa's Redis provider locks several
 * keys in no defined order, so two requests could deadlock until their timeout.
 */
export async function withLocks(
  locking: Pick<ILockingModule, 'execute'>,
  keys: readonly string[],
  work: () => Promise<void>,
  patience: { readonly until: number; readonly now?: () => number },
): Promise<void> {
  const { until, now = Date.now } = patience
  const take = async ([first, ...others]: readonly string[]): Promise<void> => {
    if (first === undefined) return await work()
    const timeout = Math.max(1, Math.ceil((until - now()) / 1000))
    await locking.execute([first], async () => take(others), { timeout, expire })
  }
  await take([...new Set(keys)].toSorted())
}
