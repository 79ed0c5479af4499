import { cartCopy } from '../../copy/cart.ts'
import { useCheapestDelivery } from '../../hooks/use-delivery-words.ts'

/** What the cheapest delivery costs, beside "Shipping". Its code loads late. */
export const DeliveryPrice = () => useCheapestDelivery()?.price ?? cartCopy.later

/** The cheapest delivery with its day. */
export function DeliveryLine() {
  const delivery = useCheapestDelivery()
  return delivery === undefined ? null : (
    <p className="tabular mt-1 text-small text-ink-2">{delivery.words}</p>
  )
}
