import { cardCopy } from '../../copy/products.ts'
import { useServices } from '../../services/services-context.ts'

/** What automatic promotions take off, said before the cart says it. */
export function AtCheckout({ percent }: { readonly percent: number | undefined }) {
  const { hasPromotions } = useServices().preset
  return percent && hasPromotions ? (
    <p className="text-small text-sale tabular">{cardCopy.atCheckout(percent)}</p>
  ) : null
}
