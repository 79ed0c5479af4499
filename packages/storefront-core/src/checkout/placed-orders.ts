import type { KeyValueStorage } from '../ports/platform.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { parsed } from '../parse/parse-json.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { checkoutStorageKey, placedOrdersStorageKey } from '../storage-keys.ts'
import { confirmationFrom, recallCheckout } from './checkout.storage.ts'
import type { Confirmation } from './checkout.state.ts'

/** An order that was placed here, for its own address. */
export interface KeptOrder {
  /** The customer who placed it: it is shown to nobody else. Absent when a guest did. */
  readonly owner?: string
  readonly confirmation: Confirmation
}

/** Nobody looks back at more of them, and a storage is small. */
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

/** Keeps an order that has an id, the latest first. */
export function keepPlacedOrder(storage: KeyValueStorage, { owner, confirmation }: KeptOrder): void {
  const { id } = confirmation.order
  if (id === undefined) return
  const others = keptOrders(storage).filter((one) => one.confirmation.order.id !== id)
  const orders = [{ ...omitUndefined({ owner }), confirmation }, ...others].slice(0, most)
  storage.set(placedOrdersStorageKey, JSON.stringify(orders))
}

/** The order with this id, if it was placed in this tab. Whether it may be shown is for its owner to say. */
export function recallPlacedOrder(storage: KeyValueStorage, id: string): KeptOrder | undefined {
  return keptOrders(storage).find(({ confirmation }) => confirmation.order.id === id)
}

/** The confirmation of an order has been seen and left: the next checkout begins anew. A draft for another one stays. */
export function leavePlacedOrder(storage: KeyValueStorage, id: string): void {
  if (recallCheckout(storage)?.confirmation?.order.id === id) storage.remove(checkoutStorageKey)
}
