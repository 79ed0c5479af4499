import { cardCopy } from '../../copy/products.ts'

/** What automatic promotions take off, said before the cart says it. */
export function AtCheckout({ percent }: { readonly percent: number | undefined }) {
  if (percent === undefined) return null
  return <p className="text-small text-sale tabular">{cardCopy.atCheckout(percent)}</p>
}
