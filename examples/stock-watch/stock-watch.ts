import { each, type AdminClient } from '@umber/admin-client'

/** How much of an item can be sold, at all locations. */
export interface StockChange {
  readonly sku: string
  /** Missing the first time. */
  readonly before?: number
  readonly now: number
}

export interface Watch {
  readonly signal: AbortSignal
  /** Between two looks, in milliseconds. */
  readonly every: number
  readonly onChange: (change: StockChange) => void
}

/**
 * Reports every change of stock until the signal aborts. Polls, because Medusa has no event stream of stock: its streams
 * are of workflows. An answer that does not come is waited for until the next look.
 */
export async function watchStock(
  { admin }: AdminClient,
  { signal, every, onChange }: Watch,
  onFailure: (error: unknown) => void = () => {},
): Promise<void> {
  const known = new Map<string, number>()
  while (!signal.aborted) {
    try {
      const query = { fields: 'id,sku,*location_levels', order: 'id' }
      for await (const item of each(admin.inventoryItem.list, query, {}, { signal })) {
        const now = (item.location_levels ?? []).reduce(
          (sum, { stocked_quantity, reserved_quantity }) => sum + stocked_quantity - reserved_quantity,
          0,
        )
        const before = known.get(item.id)
        known.set(item.id, now)
        if (before !== now)
          onChange({ sku: item.sku ?? item.id, now, ...(before !== undefined && { before }) })
      }
    } catch (error) {
      if (signal.aborted) return
      onFailure(error)
    }
    await pause(every, signal)
  }
}

async function pause(delay: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, delay)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
