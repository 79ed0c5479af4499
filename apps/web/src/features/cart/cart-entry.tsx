import { lazy, Suspense } from 'react'
import { useCart } from '../../bindings/use-cart.ts'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { preloadSheet } from '../../ui/patterns/sheet.tsx'
import { CartButton } from './cart-button.tsx'

const loadDrawer = () => import('./cart-drawer.tsx')
const CartDrawer = lazy(async () => ({ default: (await loadDrawer()).CartDrawer }))

const preload = () => {
  preloadSheet()
  loadDrawer().catch(() => undefined)
}

/** The cart's place in the header: its button and the drawer it opens. */
export function CartEntry() {
  const { itemCount } = useCart()
  const { isOpen, open, close } = useOverlay('cart')
  const everOpened = useEverTrue(isOpen)
  return (
    <>
      <CartButton itemCount={itemCount} isOpen={isOpen} onToggle={isOpen ? close : open} onIntent={preload} />
      {everOpened && (
        <Suspense fallback={null}>
          <CartDrawer open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
