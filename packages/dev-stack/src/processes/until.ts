import { setTimeout as sleep } from 'node:timers/promises'

export interface Patience {
  /** Timeout in milliseconds. */
  readonly limit: number
  /** Polling interval in milliseconds. */
  readonly every?: number
  readonly signal?: AbortSignal | undefined
}

/** Polls until `look` returns a value; undefined after the timeout. Rejects with the signal's reason. */
export async function until<Value>(
  look: () => Promise<Value | undefined> | Value | undefined,
  { limit, every = 50, signal }: Patience,
): Promise<Value | undefined> {
  const end = performance.now() + limit
  for (;;) {
    signal?.throwIfAborted()
    const value = await look()
    if (value !== undefined) return value
    if (performance.now() >= end) return undefined
    await sleep(every, undefined, signal === undefined ? {} : { signal })
  }
}
