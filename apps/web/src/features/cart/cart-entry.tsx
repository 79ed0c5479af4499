import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useCart } from '../../hooks/use-cart.ts'
import { useHasOpened } from '../../hooks/use-has-opened.ts'
import { useOverlay } from '../../hooks/use-overlay.ts'
import { OverlayBoundary } from '../../ui/patterns/overlay-boundary.tsx'
import { CartButton } from './cart-button.tsx'

const loadDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer
const CartDrawer = lazyComponent(loadDrawer)

/** The cart's button in the header and its drawer. */
export function CartEntry() {
  const { itemCount } = useCart()
  const { isOpen, open, close } = useOverlay('cart')
  const everOpened = useHasOpened(isOpen)
  return (
    <>
      <CartButton itemCount={itemCount} isOpen={isOpen} onToggle={isOpen ? close : open} load={loadDrawer} />
      {everOpened && (
        <OverlayBoundary open={isOpen} onClose={close}>
          <CartDrawer open={isOpen} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  )
}
