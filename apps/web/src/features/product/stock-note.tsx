import { pageCopy } from '../../copy/product-page.ts'
import { useServices } from '../../services/services-context.ts'
import type { Purchasability } from '../variant-choice/purchasability.ts'

/** So few pieces are worth a word. */
const few = 5

/** How many are left of the chosen variant, when they are few. */
export function StockNote({ state }: { readonly state: Purchasability }) {
  const { hasOwnDetails } = useServices().preset
  const left = state.kind === 'ready' ? state.variant.left : undefined
  const isSaid = hasOwnDetails === true && left !== undefined && left > 0 && left <= few
  return (
    <p aria-live="polite" className="tabular text-small text-sale empty:hidden">
      {isSaid && pageCopy.onlyLeft(left)}
    </p>
  )
}
