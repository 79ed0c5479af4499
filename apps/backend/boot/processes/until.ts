import { setTimeout as sleep } from 'node:timers/promises'

export interface Patience {
  /** Milliseconds after which waiting is given up. */
  readonly limit: number
  /** Milliseconds between two looks. */
  readonly every?: number
  readonly signal?: AbortSignal | undefined
}

/** Looks until there is something to see; undefined when the time is over. Rejects with the signal's reason. */
export async function until<Sight>(
  look: () => Promise<Sight | undefined> | Sight | undefined,
  { limit, every = 50, signal }: Patience,
): Promise<Sight | undefined> {
  const end = performance.now() + limit
  for (;;) {
    signal?.throwIfAborted()
    const sight = await look()
    if (sight !== undefined) return sight
    if (performance.now() >= end) return undefined
    await sleep(every, undefined, signal === undefined ? {} : { signal })
  }
}
