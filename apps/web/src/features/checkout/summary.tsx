import { isBlocked, type CartLine, type Quote } from '@umber/storefront-core'
import { useState } from 'react'
import { useShop } from '../../bindings/shop.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { useQuoteMoney } from './use-quote-money.ts'
import { SummaryLine } from './summary-line.tsx'
import { lazyPart } from '../../bindings/lazy-part.tsx'
import { Part } from '../../ui/part.tsx'

const copy = checkoutCopy.summary

// Few type a code, and those a while after they have come.
const PromoCode = lazyPart(async () => (await import('../cart/promo-code.tsx')).PromoCode)

interface SummaryProps {
  readonly lines: readonly CartLine[]
  readonly quote: Quote
  /** Before the order is sent, a line that cannot be bought can be removed. */
  readonly canMend?: boolean
  /** Stands where the price of the delivery will, as long as it is not known. */
  readonly unknownShipping?: string
  readonly className?: string
}

/** On phones a bar with the total that can be opened; beside the form where there is room. */
export function Summary({ lines, quote, canMend = false, unknownShipping, className }: SummaryProps) {
  const [opened, setOpen] = useState<boolean>()
  // What has to be mended is not to be looked for.
  const open = opened ?? (canMend && lines.some(isBlocked))
  const written = useQuoteMoney(quote)
  const { isDemonstration } = useShop().preset
  return (
    <section aria-labelledby="checkout-summary" className={classNames('bg-sunk', className)}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="checkout-lines"
        className="flex min-h-14 w-full items-center justify-between gap-4 px-6 lg:hidden"
        onClick={() => setOpen(!open)}
      >
        <span className="flex items-center gap-2">
          {copy.show}
          <ChevronDownIcon className={classNames('transition-transform motion-calm', open && 'rotate-180')} />
        </span>
        <span className="tabular font-medium">{written(quote.total)}</span>
      </button>
      <div id="checkout-lines" className={classNames('px-6 pb-6 lg:block lg:p-8', !open && 'max-lg:hidden')}>
        <Heading level={2} look="h3" id="checkout-summary">
          {copy.heading}
        </Heading>
        <ul className="mt-5 flex flex-col gap-4">
          {lines.map((line) => (
            <SummaryLine key={line.id} line={line} total={written(line.lineTotal)} canMend={canMend} />
          ))}
        </ul>
        {canMend && !isDemonstration && (
          <div className="mt-6 min-h-25 border-t border-line pt-5">
            <Part>
              <PromoCode />
            </Part>
          </div>
        )}
        <dl className="mt-6 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-line pt-5">
          <dt>{copy.subtotal}</dt>
          <dd className="tabular text-right">{written(quote.subtotal)}</dd>
          {quote.discount !== undefined && (
            <>
              <dt>{copy.discount}</dt>
              <dd className="tabular text-right">−{written(quote.discount)}</dd>
            </>
          )}
          {quote.shipping !== undefined ? (
            <>
              <dt>{copy.shipping}</dt>
              <dd className="tabular text-right">{written(quote.shipping)}</dd>
            </>
          ) : (
            unknownShipping !== undefined && (
              <>
                <dt>{copy.shipping}</dt>
                <dd className="text-right text-ink-2">{unknownShipping}</dd>
              </>
            )
          )}
          {quote.tax?.included === false && (
            <>
              <dt>{copy.tax}</dt>
              <dd className="tabular text-right">{written(quote.tax.amount)}</dd>
            </>
          )}
          <dt className="pt-3 font-medium">{copy.total}</dt>
          <dd className="tabular pt-3 text-right text-h3">
            <output aria-live="polite">{written(quote.total)}</output>
          </dd>
        </dl>
        {quote.tax?.included === true && (
          <p className="tabular text-right text-small text-ink-2">
            {copy.taxIncluded(written(quote.tax.amount))}
          </p>
        )}
      </div>
    </section>
  )
}
