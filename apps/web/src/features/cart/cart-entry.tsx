import { lazyPart } from '../../bindings/lazy-part.tsx'
import { useCart } from '../../bindings/use-cart.ts'
import { useEverTrue } from '../../bindings/use-ever-true.ts'
import { useOverlay } from '../../bindings/use-overlay.ts'
import { OverlayPart } from '../../ui/patterns/overlay-part.tsx'
import { CartButton } from './cart-button.tsx'

const loadDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer
const CartDrawer = lazyPart(loadDrawer)

/** The cart's place in the header: its button and the drawer it opens. */
export function CartEntry() {
  const { itemCount } = useCart()
  const { isOpen, open, close } = useOverlay('cart')
  const everOpened = useEverTrue(isOpen)
  return (
    <>
      <CartButton itemCount={itemCount} isOpen={isOpen} onToggle={isOpen ? close : open} load={loadDrawer} />
      {everOpened && (
        <OverlayPart open={isOpen} onClose={close}>
          <CartDrawer open={isOpen} onClose={close} />
        </OverlayPart>
      )}
    </>
  )
}
