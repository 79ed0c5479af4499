import { paths } from '../../app/paths.ts'
import { useCart } from '../../bindings/use-cart.ts'
import { cartCopy } from '../../copy/cart.ts'
import { EmptyBagDrawing } from '../../ui/drawings/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTable } from './cart-table.tsx'
import { CartTrouble } from './cart-trouble.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useClearCart } from './use-clear-cart.ts'

export function CartScreen() {
  const { phase, lines, itemCount } = useCart()
  if (lines.length === 0 && phase === 'ready') return <EmptyCart />
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Heading level={1}>{cartCopy.pageTitle}</Heading>
        {lines.length > 0 && <p className="text-body text-ink-2">{cartCopy.count(itemCount)}</p>}
      </div>
      <div className="mt-6">
        <CartTrouble />
      </div>
      {lines.length > 0 ? <FilledCart /> : phase === 'starting' && <CartSkeleton />}
    </>
  )
}

function EmptyCart() {
  return (
    <EmptyState
      level={1}
      drawing={<EmptyBagDrawing />}
      title={cartCopy.empty}
      sentence={cartCopy.emptySentence}
      action={<LinkButton to={paths.category('all')}>{cartCopy.startShopping}</LinkButton>}
    />
  )
}

function FilledCart() {
  const { lines } = useCart()
  const { clearing, clear } = useClearCart()
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      <div>
        <CartTable lines={lines} />
        <div className="flex flex-wrap justify-between gap-x-6 pt-4">
          <LinkButton to={paths.home()} variant="link">
            {cartCopy.continueShopping}
          </LinkButton>
          <Button variant="link" busy={clearing} onClick={clear} className="text-ink-2">
            {cartCopy.clear}
          </Button>
        </div>
      </div>
      <div className="lg:sticky lg:top-24">
        <OrderSummary />
      </div>
    </div>
  )
}
