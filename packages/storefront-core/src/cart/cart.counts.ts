import type { Clock } from '../ports/platform.ts'
import { sorted } from '../parse/sorted.ts'
import type { CartClient } from './cart-client.ts'
import type { CartEvent } from './cart.events.ts'
import { readStock, type VariantRef } from './stock-from-wire.ts'

interface StockCountDeps {
  readonly client: CartClient
  readonly clock: Clock
  readonly dispatch: (event: CartEvent) => void
}

/** In milliseconds: what the backend has accepted this recently is in stock, as after Buy Now. */
const acceptedFor = 10_000

/** In milliseconds: a checkout that opens this soon after the cart's stock was requested shares the answer. */
const sameMoment = 100

/** The requests for the stock of what is in the cart. */
export function createStockCounts({ client, clock, dispatch }: StockCountDeps) {
  /** When the backend last accepted a quantity of a variant, which it does only if there is enough. */
  const acceptedAt = new Map<string, number>()

  /** When the request was sent whose answer is the newest. */
  let countedAt = 0

  /** The latest request, until it is answered. */
  let latest: { readonly variants: string; readonly since: number } | undefined

  return {
    /** The backend has accepted a quantity of it. */
    noteAccepted: ({ variantId }: VariantRef): void => void acceptedAt.set(variantId, clock.now()),
    /**
     * Lines whose stock cannot be read stay as they are. A check before a step needs an answer to a request that is sent after
     * the press. A checkout that opens is content with the request that the cart has just sent, and needs none for what the
     * backend has just accepted.
     */
    async count(lines: readonly VariantRef[], unless: 'accepted' | undefined): Promise<void> {
      const since = clock.now()
      const isOpening = unless === 'accepted'
      if (isOpening && lines.every(({ variantId }) => since - (acceptedAt.get(variantId) ?? 0) < acceptedFor))
        return
      const variants = sorted(lines.map(({ variantId }) => variantId)).join()
      if (latest?.variants === variants && since - latest.since < (isOpening ? sameMoment : 1)) return
      const request = { variants, since }
      latest = request
      const stock = await readStock(client, lines).catch(() => undefined)
      if (latest === request) latest = undefined
      // The answer to a later request is the newer one, whichever arrives first.
      if (stock === undefined || since < countedAt) return
      countedAt = since
      dispatch({ type: 'stock.counted', stock })
    },
  }
}
