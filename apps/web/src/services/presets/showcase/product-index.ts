import type { Catalogue, Product } from '@umber/storefront-core/catalogue'
import type { Clock, PortOptions } from '@umber/storefront-core'

/** All products with the fields of a list. `isPartial`: the rest is still loading, or failed to. */
export interface ProductIndex {
  readonly products: readonly Product[]
  readonly isPartial: boolean
}

interface IndexOptions extends PortOptions {
  /** Called when more products are known, while the rest still loads. */
  readonly onProgress?: (() => void) | undefined
}

/** One read of all products, shared by everything that waits for it. */
interface Reading {
  readonly result: Promise<ProductIndex>
  readonly abort: () => void
  readonly listeners: Set<() => void>
  waiting: number
  /** When it began, or when its last page came. */
  heardAt: number
  /** How many times the last one that waited for it has left. */
  departures: number
}

/** For how long the products are not read again, in milliseconds. */
const freshFor = 60_000

/**
 * For how long a read goes on with nothing that waits for it, in milliseconds. The next page often has a list too, and
 * would begin the same read again. The backend carries out the aborted one all the same.
 */
const goesOnFor = 2_000

/** Without a page for so long a read is late, in milliseconds. What asks then, such as a retry, begins its own. */
const lateAfter = 8_000

/** Reads all products once for all lists, and keeps them. A read that nothing waits for any more is aborted. */
export function createProductIndex(catalogue: Pick<Catalogue, 'products'>, clock: Clock) {
  let known: ProductIndex | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Reading | undefined

  function begin(): Reading {
    const controller = new AbortController()
    const listeners = new Set<() => void>()
    const onPage = (products: readonly Product[]) => {
      shared.heardAt = clock.now()
      // Only the first read shows its pages: a later one must not shorten the lists.
      if (known?.isPartial === false) return
      known = { products, isPartial: true }
      for (const tell of listeners) tell()
    }
    const result = catalogue
      .products({ signal: controller.signal, onPage })
      .then((products) => {
        readAt = clock.now()
        known = { products, isPartial: false }
        return known
      })
      .finally(() => forget(shared))
    const shared: Reading = {
      result,
      abort: () => controller.abort(),
      listeners,
      waiting: 0,
      heardAt: clock.now(),
      departures: 0,
    }
    return shared
  }

  function forget(shared: Reading): void {
    if (reading === shared) reading = undefined
  }

  async function abortIfLeft(shared: Reading): Promise<void> {
    const departure = (shared.departures += 1)
    await clock.wait(goesOnFor)
    if (shared.waiting > 0 || shared.departures !== departure) return
    forget(shared)
    shared.abort()
  }

  return {
    known: () => known,

    async read({ signal, onProgress }: IndexOptions = {}): Promise<ProductIndex> {
      signal?.throwIfAborted()
      if (known?.isPartial === false && clock.now() - readAt < freshFor) return known
      if (reading !== undefined && clock.now() - reading.heardAt >= lateAfter) forget(reading)
      const shared = (reading ??= begin())
      shared.waiting += 1
      if (onProgress !== undefined) shared.listeners.add(onProgress)
      try {
        return await untilAborted(shared.result, signal)
      } finally {
        shared.waiting -= 1
        if (onProgress !== undefined) shared.listeners.delete(onProgress)
        if (shared.waiting === 0 && signal?.aborted === true) void abortIfLeft(shared)
      }
    },
  }
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    const settled = () => signal?.removeEventListener('abort', stop)
    signal?.addEventListener('abort', stop, { once: true })
    work.finally(settled).then(resolve, reject)
  })
}
