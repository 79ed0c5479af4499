import { lazy, Suspense } from 'react'
import { useCart } from '../../bindings/use-cart.ts'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { CartButton } from './cart-button.tsx'

const loadDrawer = () => import('./cart-drawer.tsx')
const CartDrawer = lazy(async () => ({ default: (await loadDrawer()).CartDrawer }))

/** The cart's place in the header: its button and the drawer it opens. */
export function CartEntry() {
  const { itemCount } = useCart()
  const { isOpen, open, close } = useOverlay('cart')
  const everOpened = useEverTrue(isOpen)
  return (
    <>
      <CartButton itemCount={itemCount} isOpen={isOpen} onToggle={isOpen ? close : open} load={loadDrawer} />
      {everOpened && (
        <Suspense fallback={null}>
          <CartDrawer open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
