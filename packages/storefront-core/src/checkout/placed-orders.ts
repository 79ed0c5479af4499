import type { KeyValueStorage } from '../ports/platform.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { parsed } from '../parse/parse-json.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { checkoutStorageKey, placedOrdersStorageKey } from '../storage-keys.ts'
import { confirmationFrom, recallCheckout } from './checkout.storage.ts'
import type { Confirmation } from './checkout.state.ts'

/** An order that was placed in this tab, for its own page. */
export interface KeptOrder {
  /** The customer who placed it; it is shown to no one else. Absent for a guest's order. */
  readonly owner?: string
  readonly confirmation: Confirmation
}

/** The most orders to keep; storage is limited. */
const most = 5
const longestMemory = 500_000

function keptOrders(storage: KeyValueStorage): readonly KeptOrder[] {
  const written = storage.get(placedOrdersStorageKey)
  const kept = written !== null && written.length <= longestMemory ? parsed(written) : undefined
  return collect(list(kept), (entry) => {
    const confirmation = confirmationFrom(field(entry, 'confirmation'))
    return confirmation && { confirmation, ...omitUndefined({ owner: text(field(entry, 'owner')) }) }
  })
}

/** Stores an order that has an id, the latest first. */
export function keepPlacedOrder(storage: KeyValueStorage, { owner, confirmation }: KeptOrder): void {
  const { id } = confirmation.order
  if (id === undefined) return
  const others = keptOrders(storage).filter((one) => one.confirmation.order.id !== id)
  const orders = [{ ...omitUndefined({ owner }), confirmation }, ...others].slice(0, most)
  storage.set(placedOrdersStorageKey, JSON.stringify(orders))
}

/** The order with this id, if it was placed in this tab. The caller checks the owner. */
export function recallPlacedOrder(storage: KeyValueStorage, id: string): KeptOrder | undefined {
  return keptOrders(storage).find(({ confirmation }) => confirmation.order.id === id)
}

/** The confirmation was seen and left: the next checkout starts anew. A draft of another order stays. */
export function leavePlacedOrder(storage: KeyValueStorage, id: string): void {
  if (recallCheckout(storage)?.confirmation?.order.id === id) storage.remove(checkoutStorageKey)
}
