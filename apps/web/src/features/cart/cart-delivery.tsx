import { cartCopy } from '../../copy/cart.ts'
import { includedTaxCopy } from '../../copy/included-tax.ts'
import { useCheapestDelivery, useFreeDelivery } from '../../hooks/use-delivery-words.ts'
import { useIncludedTax } from '../../hooks/use-included-tax.ts'

/** What the cheapest delivery costs, beside "Shipping". Its code loads late. */
export const DeliveryPrice = () => useCheapestDelivery()?.price ?? cartCopy.later

/** The cheapest delivery with its day, and what is missing until it is free. */
export function DeliveryLine() {
  const delivery = useCheapestDelivery()
  const free = useFreeDelivery()
  return delivery === undefined ? null : (
    <div className="tabular mt-1 text-small text-ink-2">
      <p>{delivery.words}</p>
      {free !== undefined && <p className="mt-1 text-ink">{free}</p>}
    </div>
  )
}

/** What the drawer says below the subtotal. What is known is not left to the checkout. */
export function DrawerNotes() {
  const delivery = useCheapestDelivery()
  const tax = useIncludedTax()
  const free = useFreeDelivery()
  if (delivery === undefined) return tax === undefined ? cartCopy.drawerNote : includedTaxCopy.drawerNote(tax)
  return (
    <>
      {free !== undefined && <span className="block text-ink">{free}</span>}
      <span className="block">{delivery.words}</span>
      {tax ?? includedTaxCopy.later}
    </>
  )
}
