import type { ILockingModule } from '@medusajs/framework/types'

/**
 * Does the work while holding all keys. They are taken one after another in the same order by everybody, for Medusa's
 * Redis locks take several at once in no order, and two who each hold what the other needs wait in vain.
 */
export async function inTurn(
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
