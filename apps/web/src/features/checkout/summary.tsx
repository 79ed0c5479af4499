import { isBlocked, type CartLine, type Money } from '@umber/storefront-core'
import type { Totals } from '@umber/storefront-core/checkout'
import { useState } from 'react'
import { useServices } from '../../services/services-context.ts'
import { useRegionTax } from '../../queries/region-tax.ts'
import { useIncludedTax } from '../../hooks/use-included-tax.ts'
import { includedTaxCopy } from '../../copy/included-tax.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { SummaryLine } from './summary-line.tsx'
import { LazyPromoCode } from '../promo-code/lazy-promo-code.tsx'

const copy = checkoutCopy.summary

interface SummaryProps {
  readonly lines: readonly CartLine[]
  readonly quote: Totals
  /** Nothing is posted. */
  readonly isByEmail?: boolean
  /** Whether a line that cannot be bought may be removed: true until the order is sent. */
  readonly canRemoveLines?: boolean
  /** Placeholder text while the shipping price is unknown. */
  readonly unknownShipping?: string
  readonly className?: string
}

/** A collapsible bar with the total on phones; a panel beside the form on wide screens. */
export function Summary({
  lines,
  quote,
  isByEmail = false,
  canRemoveLines = false,
  unknownShipping,
  className,
}: SummaryProps) {
  const [opened, setOpen] = useState<boolean>()
  // Opens by itself when a line needs attention.
  const open = opened ?? (canRemoveLines && lines.some(isBlocked))
  const written = useQuoteMoney(quote)
  const { hasPromotions } = useServices().preset
  const ofCart = useIncludedTax()
  const tax = taxSentence(quote, written, canRemoveLines ? ofCart : undefined, useRegionTax()?.name)
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
            <SummaryLine
              key={line.id}
              line={line}
              total={written(line.lineTotal)}
              canRemove={canRemoveLines}
            />
          ))}
        </ul>
        {canRemoveLines && hasPromotions && <LazyPromoCode />}
        <dl className="mt-6 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-line pt-5">
          <dt>{copy.subtotal}</dt>
          <dd className="tabular text-end">{written(quote.subtotal)}</dd>
          {quote.discount !== undefined && (
            <>
              <dt>{copy.discount}</dt>
              <dd className="tabular text-end">−{written(quote.discount)}</dd>
            </>
          )}
          {quote.shipping !== undefined ? (
            <>
              <dt>{copy.shipping}</dt>
              <dd className="tabular text-end">{isByEmail ? copy.byEmail : written(quote.shipping)}</dd>
            </>
          ) : (
            unknownShipping !== undefined && (
              <>
                <dt>{copy.shipping}</dt>
                <dd className="text-end text-ink-2">{unknownShipping}</dd>
              </>
            )
          )}
          {quote.tax?.included === false && (
            <>
              <dt>{copy.tax}</dt>
              <dd className="tabular text-end">{written(quote.tax.amount)}</dd>
            </>
          )}
          {quote.credit !== undefined && (
            <>
              <dt>{copy.credit}</dt>
              <dd className="tabular text-end">−{written(quote.credit)}</dd>
            </>
          )}
          <dt className="pt-3 font-medium">{copy.total}</dt>
          <dd className="tabular pt-3 text-end text-h3">
            <output aria-live="polite">{written(quote.total)}</output>
          </dd>
        </dl>
        {tax !== undefined && <p className="tabular text-end text-small text-ink-2">{tax}</p>}
      </div>
    </section>
  )
}

/**
 * What is said about the tax in the total. Before the totals are calculated that of the items is known, but not that of a shipping
 * which is in the total already.
 */
function taxSentence(
  { tax, shipping }: Totals,
  written: (money: Money) => string,
  ofCart: string | undefined,
  name: string = includedTaxCopy.name,
): string | undefined {
  if (tax !== undefined)
    return tax.included ? includedTaxCopy.sentence({ amount: written(tax.amount), name }) : undefined
  return ofCart === undefined || shipping === undefined ? ofCart : includedTaxCopy.unknown(name)
}

/** Formats an amount in the currency of the totals, so that lines and total add up. */
export function useQuoteMoney({ total }: Totals): (money: Pick<Money, 'amount'>) => string {
  const { checkout } = useServices().preset.money
  return ({ amount }) => checkout({ amount, currency: total.currency })
}
