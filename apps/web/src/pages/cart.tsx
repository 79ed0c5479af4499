import { usePageTitle } from '../bindings/use-page-title.ts'
import { cartCopy } from '../copy/cart.ts'
import { CartScreen } from '../features/cart/cart-screen.tsx'

export function CartPage() {
  usePageTitle(cartCopy.pageTitle)
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <CartScreen />
    </div>
  )
}
