import type { ListingRules } from '@umber/storefront-core'
import { useEffect, useRef, useState } from 'react'
import type { WriteMoney } from '../../../bindings/preset.ts'
import { useShop } from '../../../bindings/shop.ts'
import { listingCopy } from '../../../copy/catalogue.ts'
import { FilterGroup } from './filter-group.tsx'
import { useRules } from './listing-rules.ts'
import { PriceFields } from './price-fields.tsx'
import { lazyPart } from '../../../bindings/lazy-part.tsx'
import { Part } from '../../../ui/part.tsx'

// The heaviest part of the panel, and not the only way to set a price: it may come after the goods.
const RangeSlider = lazyPart(async () => (await import('../../../ui/patterns/range-slider.tsx')).RangeSlider)

export type PriceRange = readonly [number, number]

interface PriceFilterProps {
  readonly range: PriceRange
  readonly onChange: (range: PriceRange) => void
}

/** Browsers limit how often the address may change, and a dragged thumb passes fifty values a second. */
const settleAfter = 120

export function PriceFilter({ range, onChange }: PriceFilterProps) {
  const rules = useRules()
  const { price } = rules
  const { money } = useShop().preset
  const label = (amount: number) => priceLabel(amount, rules, money.goods)
  const [draft, setDraft] = useState<PriceRange>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<PriceRange>(undefined)
  const shown = draft ?? range

  useEffect(() => {
    // Whoever goes back this quickly is on the way to another page, and is not to be fetched from there.
    const drop = () => clearTimeout(timer.current)
    window.addEventListener('popstate', drop)
    return () => {
      window.removeEventListener('popstate', drop)
      drop()
    }
  }, [])

  const settle = (next: PriceRange) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    setDraft(undefined)
    onChange(next)
  }
  const drag = (next: PriceRange) => {
    setDraft(next)
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(next), settleAfter)
  }

  return (
    <FilterGroup label={listingCopy.price}>
      {/* A press on a link leaves the slider first, so that what was set comes before the page that is asked for. */}
      <div className="px-2.5" onBlur={() => waiting.current && settle(waiting.current)}>
        <Part waiting={<div className="h-11" />}>
          <RangeSlider
            {...price}
            value={shown}
            onChange={drag}
            labels={[listingCopy.minimum, listingCopy.maximum]}
            format={label}
          />
        </Part>
      </div>
      <PriceFields range={shown} onSettled={settle} />
      <p className="tabular mt-2 text-small text-ink-2">
        {listingCopy.priceRange(label(shown[0]), label(shown[1]))}
      </p>
    </FilterGroup>
  )
}

/** The upper end of the scale is no limit, so it does not read as one. */
export function priceLabel(amount: number, { price, currency }: ListingRules, written: WriteMoney): string {
  const words = written({ amount, currency })
  return amount >= price.max ? listingCopy.andAbove(words) : words
}
