import type { KeyValueStorage } from '@umber/storefront-core'
import type { Confirmation } from '@umber/storefront-core/checkout'
import type { WatchedCheckout } from '../../services/opened-checkout.ts'
import type { ShopEvent } from './events.ts'
import { purchaseOf, saleOfCheckout } from './items.ts'

/** The last orders that were told. On this device, because a confirmation may be opened again. */
const key = 'measured-orders'
const mostKept = 20

/** Tells of an order once, however often its confirmation is shown. */
export function tellPurchase(
  confirmation: Confirmation,
  storage: KeyValueStorage,
  tell: (event: ShopEvent) => void,
): void {
  const event = purchaseOf(confirmation)
  const id = event.params.transaction_id
  const told = storage.get(key)?.split('\n') ?? []
  if (told.includes(id)) return
  storage.set(key, [...told, id].slice(-mostKept).join('\n'))
  tell(event)
}

/** Tells of the steps of one checkout, each once. */
export function followCheckout(
  checkout: WatchedCheckout,
  storage: KeyValueStorage,
  tell: (event: ShopEvent) => void,
): () => void {
  const told = new Set<ShopEvent['name']>()
  const once = (event: ShopEvent): void => {
    if (told.has(event.name)) return
    told.add(event.name)
    tell(event)
  }
  const look = (): void => {
    const view = checkout.view()
    const { phase, draft, step, methods } = view
    if (phase.status === 'placed') tellPurchase(phase.confirmation, storage, tell)
    const isUnderWay = 'request' in phase
    if ((phase.status !== 'filling' && !isUnderWay) || view.lines.length === 0) return
    const sale = saleOfCheckout(view)
    once({ name: 'begin_checkout', params: sale })
    const delivery = isUnderWay ? phase.request.delivery : methods.find(({ id }) => id === draft.deliveryId)
    if (step === 'payment' && delivery !== undefined)
      once({ name: 'add_shipping_info', params: { ...sale, shipping_tier: delivery.name } })
    if (isUnderWay)
      once({ name: 'add_payment_info', params: { ...sale, payment_type: phase.request.payment } })
  }
  look()
  return checkout.subscribe(look)
}
