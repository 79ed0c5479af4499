import type { Catalogue } from '../catalogue/create-catalogue.ts'
import type { Product } from '../catalogue/product.ts'
import type { Clock } from '../ports/platform.ts'
import type { PortOptions } from '../ports/port-options.ts'

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
}

/** For how long the products are not read again, in milliseconds. */
const freshFor = 60_000

/** Reads all products once for all lists, and keeps them. A read is aborted when nothing waits for it. */
export function createProductIndex(catalogue: Pick<Catalogue, 'products'>, clock: Clock) {
  let known: ProductIndex | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Reading | undefined

  function begin(): Reading {
    const controller = new AbortController()
    const listeners = new Set<() => void>()
    const onPage = (products: readonly Product[]) => {
      // Only the first read shows its pages: a later one must not shorten the lists.
      if (known?.isPartial === false) return
      known = { products, isPartial: true }
      for (const tell of listeners) tell()
    }
    const result = catalogue.products({ signal: controller.signal, onPage }).then((products) => {
      readAt = clock.now()
      known = { products, isPartial: false }
      return known
    })
    return { result, abort: () => controller.abort(), listeners, waiting: 0 }
  }

  return {
    known: () => known,

    async read({ signal, onProgress }: IndexOptions = {}): Promise<ProductIndex> {
      signal?.throwIfAborted()
      if (known?.isPartial === false && clock.now() - readAt < freshFor) return known
      const shared = (reading ??= begin())
      shared.waiting += 1
      if (onProgress !== undefined) shared.listeners.add(onProgress)
      try {
        return await untilAborted(shared.result, signal)
      } finally {
        shared.waiting -= 1
        if (onProgress !== undefined) shared.listeners.delete(onProgress)
        if (shared.waiting === 0 && reading === shared) {
          reading = undefined
          shared.abort()
        }
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
