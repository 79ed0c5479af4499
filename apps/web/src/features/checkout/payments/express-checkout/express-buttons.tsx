import type { RegionCountry } from '@umber/storefront-core/checkout'
import { useId } from 'react'
import { paths } from '../../../../config/paths.ts'
import { expressCopy as copy } from '../../../../copy/express-checkout.ts'
import { useCart } from '../../../../hooks/use-cart.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { ErrorAlert } from '../../../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../../../ui/primitives/link-button.tsx'
import { endWords } from './end-words.ts'
import type { ExpressPurchase } from './express-offer.ts'
import { useExpressCheckout } from './use-express-checkout.ts'

interface ExpressButtonsProps {
  readonly settings: Readonly<Record<string, string>>
  readonly countries: readonly RegionCountry[]
  readonly purchase: ExpressPurchase | undefined
}

/** The buttons of the wallets that the browser has, and what becomes of them. Takes no space without one. */
export function ExpressButtons(props: ExpressButtonsProps) {
  const { place, hasWallet, isOrdering, isReady, end } = useExpressCheckout(props)
  const heading = useId()
  const { lines } = useCart()
  const words = end && endWords(end, lines)
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isOrdering}
      // Takes no space before a wallet is known; Stripe's frame has to have a width.
      className={hasWallet ? 'mt-5' : 'invisible absolute inset-x-0 h-0 overflow-hidden'}
    >
      <p className="flex items-center gap-3 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <h2 id={heading} className="mt-2 mb-3 text-center text-small font-medium">
        {copy.heading}
      </h2>
      <div ref={place} inert={isOrdering || !isReady} className={classNames(!isReady && 'opacity-50')} />
      {words !== undefined && (
        <div className="mt-5">
          <ErrorAlert {...words} />
          {end?.kind === 'under-way' && (
            <LinkButton to={`${paths.checkout()}?step=payment`} variant="link" size="small">
              {copy.goOn}
            </LinkButton>
          )}
        </div>
      )}
      <output className={isOrdering ? 'mt-3 block text-small text-ink-2' : 'sr-only'}>
        {isOrdering ? copy.placing : ''}
      </output>
    </section>
  )
}
