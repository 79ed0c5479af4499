import { usePageHead } from '../bindings/use-page-head.ts'
import { cartCopy } from '../copy/cart.ts'
import { CartScreen } from '../features/cart/cart-screen.tsx'

export function CartPage() {
  usePageHead({ title: cartCopy.pageTitle, robots: 'noindex' })
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <CartScreen />
    </div>
  )
}
