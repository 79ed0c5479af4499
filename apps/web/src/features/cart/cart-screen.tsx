import { paths } from '../../config/paths.ts'
import { useCart } from '../../hooks/use-cart.ts'
import { cartCopy } from '../../copy/cart.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTable } from './cart-table.tsx'
import { CartAlert } from './cart-alert.tsx'
import { EmptyCart, UnlessCartIsEmpty } from '../empty-cart/empty-cart.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useClearCart } from './use-clear-cart.ts'

const keepFocus = focusAfterRemoval('tbody tr')

export function CartScreen() {
  usePageHead({ title: cartCopy.pageTitle, robots: 'noindex' })
  return (
    <div ref={keepFocus} className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <CartContent />
    </div>
  )
}

function CartContent() {
  const { status, lines, itemCount } = useCart()
  if (lines.length === 0 && status === 'ready') return <EmptyCart />
  if (lines.length === 0 && status === 'starting') return <CartStarting />
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Heading level={1}>{cartCopy.pageTitle}</Heading>
        {lines.length > 0 && <p className="text-body text-ink-2">{cartCopy.count(itemCount)}</p>}
      </div>
      <div className="mt-6">
        <CartAlert />
      </div>
      {lines.length > 0 && <FilledCart />}
    </>
  )
}

function CartStarting() {
  return (
    <UnlessCartIsEmpty>
      <Heading level={1} className="pb-6">
        {cartCopy.pageTitle}
      </Heading>
      <CartSkeleton />
    </UnlessCartIsEmpty>
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
