import { useServices } from '../../services/services-context.ts'
import { useCart } from '../../hooks/use-cart.ts'
import { useIncludedTax } from '../../hooks/use-included-tax.ts'
import { cartCopy } from '../../copy/cart.ts'
import { Heading } from '../../ui/primitives/text.tsx'
import { LazyPromoCode } from '../promo-code/lazy-promo-code.tsx'
import { DeliveryLine, DeliveryPrice } from './lazy-delivery.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'

export function OrderSummary() {
  const { subtotal, total, promotions } = useCart()
  const { money } = useServices().preset
  const tax = useIncludedTax()
  return (
    <section aria-labelledby="order-summary" className="bg-sunk p-6 md:p-8">
      <Heading level={2} look="h3" id="order-summary">
        {cartCopy.summary}
      </Heading>
      <dl className="mt-6 grid grid-cols-[1fr_auto] gap-x-4 gap-y-3">
        <dt>{cartCopy.subtotal}</dt>
        <dd className="tabular text-end">{money.products(subtotal)}</dd>
        {promotions.discount.amount > 0 && (
          <>
            <dt>{cartCopy.discount}</dt>
            <dd className="tabular text-end">−{money.products(promotions.discount)}</dd>
          </>
        )}
        <dt>{cartCopy.shipping}</dt>
        <dd className="tabular text-end text-ink-2">
          <AsyncBoundary waiting={cartCopy.later} failed={cartCopy.later}>
            <DeliveryPrice />
          </AsyncBoundary>
        </dd>
        {tax === undefined && (
          <>
            <dt>{cartCopy.tax}</dt>
            <dd className="text-end text-ink-2">{cartCopy.later}</dd>
          </>
        )}
      </dl>
      <AsyncBoundary>
        <DeliveryLine />
      </AsyncBoundary>
      <LazyPromoCode />
      <dl className="mt-6 grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line pt-5">
        {promotions.credit !== undefined && (
          <>
            <dt className="pb-3">{cartCopy.credit}</dt>
            <dd className="tabular pb-3 text-end">−{money.products(promotions.credit)}</dd>
          </>
        )}
        <dt className="text-body font-medium">{cartCopy.total}</dt>
        <dd className="tabular text-end text-h3">{money.products(total)}</dd>
      </dl>
      {tax !== undefined && <p className="tabular text-end text-small text-ink-2">{tax}</p>}
      <CheckoutButton />
    </section>
  )
}
