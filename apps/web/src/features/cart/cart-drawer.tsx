import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useCart } from '../../hooks/use-cart.ts'
import { cartCopy } from '../../copy/cart.ts'
import { EmptyBagIllustration } from '../../ui/illustrations/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartAlert } from './cart-alert.tsx'
import { DrawerLine } from './drawer-line.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { DrawerNotes } from './lazy-delivery.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { useClearCart } from './use-clear-cart.ts'

interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function CartDrawer({ open, onClose }: CartDrawerProps) {
  const { lines } = useCart()
  return (
    <Sheet
      everOpened
      open={open}
      onClose={onClose}
      title={cartCopy.drawerTitle}
      foot={lines.length > 0 ? <DrawerFoot onClose={onClose} /> : undefined}
    >
      <div className="px-6">
        <CartAlert />
        <DrawerBody />
      </div>
    </Sheet>
  )
}

function DrawerBody() {
  const { status, lines } = useCart()
  if (lines.length > 0)
    return (
      <ul>
        {lines.map((line) => (
          <DrawerLine key={line.id} line={line} />
        ))}
      </ul>
    )
  if (status === 'starting') return <CartSkeleton />
  return (
    <EmptyState
      drawing={<EmptyBagIllustration />}
      title={cartCopy.empty}
      sentence={cartCopy.emptySentence}
      level={3}
      action={
        <LinkButton to={paths.category('all')} replace>
          {cartCopy.continueShopping}
        </LinkButton>
      }
    />
  )
}

function DrawerFoot({ onClose }: { readonly onClose: () => void }) {
  const { subtotal } = useCart()
  const { money } = useServices().preset
  const { clearing, clear } = useClearCart(onClose)
  return (
    <div className="px-6 pt-5 pb-3">
      <p className="flex items-baseline justify-between gap-4 text-lead">
        <span>{cartCopy.subtotal}</span>
        <span className="tabular">{money.products(subtotal)}</span>
      </p>
      <p className="tabular mt-1 text-small text-ink-2">
        <AsyncBoundary waiting={cartCopy.drawerNote} failed={cartCopy.drawerNote}>
          <DrawerNotes />
        </AsyncBoundary>
      </p>
      <CheckoutButton replace />
      <div className="mt-1 flex justify-between gap-4">
        <LinkButton to={paths.cart()} replace variant="link" size="small">
          {cartCopy.viewCart}
        </LinkButton>
        <Button variant="link" size="small" busy={clearing} onClick={clear} className="text-ink-2">
          {cartCopy.clear}
        </Button>
      </div>
    </div>
  )
}
