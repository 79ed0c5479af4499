import { cardCopy } from '../../copy/products.ts'
import { useServices } from '../../services/services-context.ts'

/** What automatic promotions take off, said before the cart says it. */
export function AtCheckout({ percent }: { readonly percent: number | undefined }) {
  const { tellsPromotions } = useServices().preset
  if (percent === undefined || tellsPromotions !== true) return null
  return <p className="text-small text-sale tabular">{cardCopy.atCheckout(percent)}</p>
}
