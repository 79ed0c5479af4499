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

  /** The number of requests so far, and which of them each variant's stock is from. */
  let requests = 0
  const countedBy = new Map<string, number>()

  /** The latest request, until it is answered. */
  let latest: { readonly variants: string; readonly since: number; isOfThisTurn: boolean } | undefined

  function isShared(variants: string, since: number, unless: 'accepted' | undefined): boolean {
    if (latest?.variants !== variants) return false
    return latest.isOfThisTurn || (unless === 'accepted' && since - latest.since < sameMoment)
  }

  async function requestStock(variants: string, since: number, lines: readonly VariantRef[]): Promise<void> {
    const request = { variants, since, isOfThisTurn: true }
    latest = request
    requests += 1
    const number = requests
    const answer = readStock(client, lines).catch(() => undefined)
    await Promise.resolve()
    request.isOfThisTurn = false
    const stock = await answer
    if (latest === request) latest = undefined
    // The answer to a later request is the newer one, whichever arrives first.
    const newest = [...(stock ?? [])].filter(([variantId]) => (countedBy.get(variantId) ?? 0) < number)
    for (const [variantId] of newest) countedBy.set(variantId, number)
    if (newest.length > 0) dispatch({ type: 'stock.counted', stock: new Map(newest) })
  }

  return {
    /** The backend has accepted a quantity of it. */
    noteAccepted: ({ variantId }: VariantRef): void => void acceptedAt.set(variantId, clock.now()),
    /**
     * Lines whose stock cannot be read stay as they are. A check before a step needs an answer to a request that is sent after
     * the press. A checkout that opens is content with the request that the cart has just sent, and needs
     * none for what the backend has just accepted.
     */
    async count(lines: readonly VariantRef[], unless: 'accepted' | undefined): Promise<void> {
      const since = clock.now()
      const isAccepted = ({ variantId }: VariantRef) => since - (acceptedAt.get(variantId) ?? 0) < acceptedFor
      if (unless === 'accepted' && lines.every(isAccepted)) return
      const variants = sorted(lines.map(({ variantId }) => variantId)).join()
      if (!isShared(variants, since, unless)) await requestStock(variants, since, lines)
    },
  }
}
