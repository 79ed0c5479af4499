import { usePathname } from '../../../../hooks/location-provider.tsx'
import { paths } from '../../../../config/paths.ts'
import { useCart } from '../../../../hooks/use-cart.ts'
import { useServices } from '../../../../services/services-context.ts'
import { AsyncBoundary } from '../../../../ui/async-boundary.tsx'
import { lazyComponent } from '../../../../ui/lazy-component.tsx'
import type { ExpressPurchase } from './express-offer.ts'
import { useRegionOffer } from './use-region-offer.ts'

// Stripe's part loads only in a region that takes Stripe.
const ExpressButtons = lazyComponent(async () => (await import('./express-buttons.tsx')).ExpressButtons)

interface ExpressCheckoutProps {
  /** What is put into the cart first; absent where the cart alone is bought. */
  readonly purchase?: ExpressPurchase
}

/** Wallets, outside of the checkout. The pages load it when they are idle. */
export function ExpressCheckout({ purchase }: ExpressCheckoutProps) {
  const { settings } = useServices().payments
  const pathname = usePathname()
  const { total } = useCart()
  const region = useRegionOffer()
  const ofStripe = settings.pp_stripe_stripe
  // The checkout has a form of its own. Stripe takes no payment of nothing.
  const isFree = (purchase?.price ?? total).amount === 0
  if (ofStripe === undefined || pathname === paths.checkout() || isFree) return null
  if (region === undefined || !region.payments.includes('pp_stripe_stripe')) return null
  return (
    <AsyncBoundary failed={null}>
      <ExpressButtons settings={ofStripe} countries={region.countries} purchase={purchase} />
    </AsyncBoundary>
  )
}
