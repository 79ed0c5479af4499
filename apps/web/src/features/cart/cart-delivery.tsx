import { cartCopy } from '../../copy/cart.ts'
import { includedTaxCopy } from '../../copy/included-tax.ts'
import { useCheapestDelivery } from '../../hooks/use-delivery-words.ts'
import { useIncludedTax } from '../../hooks/use-included-tax.ts'

/** What the cheapest delivery costs, beside "Shipping". Its code loads late. */
export const DeliveryPrice = () => useCheapestDelivery()?.price ?? cartCopy.later

/** The cheapest delivery with its day. */
export function DeliveryLine() {
  const delivery = useCheapestDelivery()
  return delivery === undefined ? null : (
    <p className="tabular mt-1 text-small text-ink-2">{delivery.words}</p>
  )
}

/** What the drawer says below the subtotal. What is known is not left to the checkout. */
export function DrawerNotes() {
  const delivery = useCheapestDelivery()
  const tax = useIncludedTax()
  if (delivery === undefined) return tax === undefined ? cartCopy.drawerNote : includedTaxCopy.drawerNote(tax)
  return (
    <>
      <span className="block">{delivery.words}</span>
      {tax ?? includedTaxCopy.later}
    </>
  )
}
