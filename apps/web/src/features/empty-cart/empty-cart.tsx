import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { cartCopy } from '../../copy/cart.ts'
import { EmptyBagIllustration } from '../../ui/illustrations/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

export function EmptyCart() {
  return (
    <EmptyState
      level={1}
      drawing={<EmptyBagIllustration />}
      title={cartCopy.empty}
      sentence={cartCopy.emptySentence}
      action={<LinkButton to={paths.category('all')}>{cartCopy.startShopping}</LinkButton>}
    />
  )
}

/**
 * Shows the empty cart instead of a placeholder on a device that has no lines. The page from the server has both, and
 * the inline script of index.html decides before the first paint.
 */
export const UnlessCartIsEmpty = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className="cart-empty:hidden">{children}</div>
    <div data-passing="" className="hidden cart-empty:block">
      <EmptyCart />
    </div>
  </>
)
