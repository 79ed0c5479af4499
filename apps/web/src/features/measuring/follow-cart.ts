import type { CartLine, CartView } from '@umber/storefront-core'
import type { ShopEvent } from './events.ts'
import { currencyOf, itemOfLine, saleOf } from './items.ts'

interface CartSource {
  readonly getState: () => CartView
  readonly subscribe: (listener: () => void) => () => void
}

/** What the backend has confirmed. */
const isSettled = ({ status, loading, isWaiting }: CartView): boolean =>
  status === 'ready' && !loading && isWaiting !== true

/**
 * Tells what was put into the cart and taken out of it in this tab: between two states that the backend has confirmed, with a change of
 * the visitor between them. A cart that becomes an order, moves to another region or changes in another tab is no such change.
 */
export function followCart(cart: CartSource, tell: (event: ShopEvent) => void): () => void {
  let known: readonly CartLine[] | undefined
  let isChanging = false
  const look = (): void => {
    const view = cart.getState()
    if (!isSettled(view)) {
      isChanging ||= view.loading || view.isWaiting === true
      return
    }
    const before = known
    known = view.lines
    if (before !== undefined && isChanging && isOfOneCurrency([...before, ...known]))
      for (const event of changesOf(before, known)) tell(event)
    isChanging = false
  }
  look()
  return cart.subscribe(look)
}

const isOfOneCurrency = (lines: readonly CartLine[]): boolean =>
  new Set(lines.map(({ price }) => price.currency)).size === 1

function changesOf(before: readonly CartLine[], after: readonly CartLine[]): readonly ShopEvent[] {
  const added = surplusOf(after, before)
  const removed = surplusOf(before, after)
  const [line] = [...after, ...before]
  if (line === undefined) return []
  const currency = currencyOf(line.price)
  return [
    ...(added.length > 0 ? [{ name: 'add_to_cart', params: saleOf(currency, added) } as const] : []),
    ...(removed.length > 0 ? [{ name: 'remove_from_cart', params: saleOf(currency, removed) } as const] : []),
  ]
}

/** By how much the first lines exceed the others. */
const surplusOf = (lines: readonly CartLine[], others: readonly CartLine[]) =>
  lines.flatMap((line) => {
    const other = others.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0
    return line.quantity > other ? [itemOfLine(line, line.quantity - other)] : []
  })
