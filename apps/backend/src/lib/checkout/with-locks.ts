import type { ILockingModule } from '@medusajs/framework/types'

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
    await locking.execute([first], async () => take(others), { timeout })
  }
  await take([...new Set(keys)].toSorted())
}
