import { priceRangeTyped, type Facets, type PriceRange } from '@umber/storefront-core/catalogue'
import { currencySign } from '@umber/storefront-core/money'
import { useId } from 'react'
import { useServices } from '../../services/services-context.ts'
import { intlTagOf } from '../../config/locale.ts'
import { listingCopy } from '../../copy/products.ts'

interface PriceFieldsProps {
  readonly facets: Facets
  readonly range: PriceRange
  readonly typed: TypedPrices
  readonly onTyped: (typed: TypedPrices) => void
  readonly onSettled: (range: PriceRange) => void
}

/** What was typed and is not applied yet. */
export interface TypedPrices {
  readonly low?: string
  readonly high?: string
}

/** Both fields apply together: on Enter, or when the focus leaves them. */
export function PriceFields({ facets, range, typed, onTyped, onSettled }: PriceFieldsProps) {
  const settle = () => {
    onTyped({})
    const low = amountOf(typed.low)
    const high = amountOf(typed.high)
    if (low !== undefined || high !== undefined)
      onSettled(priceRangeTyped({ low, high }, range, facets.price))
  }

  return (
    <div
      role="presentation"
      className="mt-2 grid grid-cols-2 gap-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settle()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    >
      <PriceField
        facets={facets}
        label={listingCopy.from}
        value={typed.low ?? String(range[0])}
        onChange={(low) => onTyped({ ...typed, low })}
      />
      <PriceField
        facets={facets}
        label={listingCopy.to}
        value={typed.high ?? String(range[1])}
        onChange={(high) => onTyped({ ...typed, high })}
      />
    </div>
  )
}

function amountOf(text = ''): number | undefined {
  const amount = Number(text)
  return text.trim() !== '' && Number.isFinite(amount) ? amount : undefined
}

interface PriceFieldProps {
  readonly facets: Facets
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function PriceField({ facets, label, value, onChange }: PriceFieldProps) {
  const id = useId()
  const { locale } = useServices()
  const { price, currency } = facets
  const { min, max, step } = price
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small text-ink-2">
        {label}
      </label>
      <span className="flex min-h-11 items-center rounded-control border border-control bg-surface ps-3 focus-within:border-ink">
        <span aria-hidden="true" className="text-ink-3">
          {currencySign(currency, intlTagOf(locale))}
        </span>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="[appearance:textfield] tabular w-full min-w-0 bg-transparent px-2 py-2"
        />
      </span>
    </div>
  )
}
