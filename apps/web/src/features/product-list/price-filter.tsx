import type { Facets, PriceRange } from '@umber/storefront-core/catalogue'
import { useEffect, useRef, useState } from 'react'
import type { WriteMoney } from '../../config/preset.ts'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { useServices } from '../../services/services-context.ts'
import { listingCopy } from '../../copy/products.ts'
import { FilterGroup } from './filter-group.tsx'
import { PriceFields, type TypedPrices } from './price-fields.tsx'
import { RangeSlider } from '../../ui/patterns/range-slider.tsx'

interface PriceFilterProps {
  readonly facets: Facets
  readonly range: PriceRange
  readonly onChange: (range: PriceRange) => void
}

/**
 * Debounce in milliseconds: browsers limit history updates, and a dragged thumb changes its value over fifty times a
 * second.
 */
const priceDebounceMs = 120

export function PriceFilter({ facets, range, onChange }: PriceFilterProps) {
  const { money } = useServices().preset
  // It has style attributes, which the content security policy allows to scripts only.
  const isHydrated = useIsHydrated()
  const label = (amount: number) => priceLabel(amount, facets, money.products)
  const [draft, setDraft] = useState<PriceRange>()
  const [typed, setTyped] = useState<TypedPrices>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<PriceRange>(undefined)
  const shown = draft ?? range

  useEffect(() => {
    // Back before a change is applied: drop it, so that it does not apply to the page navigated to.
    const drop = () => {
      clearTimeout(timer.current)
      waiting.current = undefined
      setDraft(undefined)
      setTyped({})
    }
    window.addEventListener('popstate', drop)
    return () => {
      window.removeEventListener('popstate', drop)
      clearTimeout(timer.current)
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
    timer.current = setTimeout(() => settle(next), priceDebounceMs)
  }

  return (
    <FilterGroup label={listingCopy.price}>
      {/* Clicking a link blurs the slider first, so the pending value applies before the navigation. */}
      <div className="px-2.5" onBlur={() => waiting.current && settle(waiting.current)}>
        {isHydrated ? (
          <RangeSlider
            {...facets.price}
            value={shown}
            onChange={drag}
            labels={[listingCopy.minimum, listingCopy.maximum]}
            format={label}
          />
        ) : (
          <div className="h-11" />
        )}
      </div>
      <PriceFields facets={facets} range={shown} typed={typed} onTyped={setTyped} onSettled={settle} />
      <p className="tabular mt-2 text-small text-ink-2">
        {listingCopy.priceRange({ low: label(shown[0]), high: label(shown[1]) })}
      </p>
    </FilterGroup>
  )
}

/** The formatted amount. The upper end of the scale means no limit. */
export function priceLabel(amount: number, { price, currency }: Facets, written: WriteMoney): string {
  const words = written({ amount, currency })
  return amount >= price.max ? listingCopy.andAbove(words) : words
}
