import {
  noFilters,
  optionKey,
  type Facets,
  type Filters,
  type KnownFilters,
} from '@umber/storefront-core/catalogue'
import type { Category } from '@umber/storefront-core'
import type { WriteMoney } from '../../config/preset.ts'
import { useServices } from '../../services/services-context.ts'
import { listingCopy } from '../../copy/products.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { toggled } from './choices.ts'
import { priceLabel } from './price-filter.tsx'

interface Applied {
  readonly label: string
  readonly without: Filters
}

interface AppliedFiltersProps {
  readonly filters: KnownFilters
  readonly facets: Facets
  readonly categories: readonly Category[]
  readonly onChange: (filters: Filters) => void
}

export function AppliedFilters({ filters, facets, categories, onChange }: AppliedFiltersProps) {
  const { money } = useServices().preset
  const applied = appliedFilters(filters, facets, categories, money.products)
  if (applied.length === 0) return null
  return (
    <ul aria-label={listingCopy.applied} className="flex flex-wrap items-center gap-2 pb-6">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Button
            variant="secondary"
            size="small"
            aria-label={listingCopy.remove(label)}
            onClick={() => onChange(without)}
          >
            {label}
            <CloseIcon className="size-3.5" />
          </Button>
        </li>
      ))}
      <li className="ps-2">
        <Button variant="link" size="small" onClick={() => onChange(noFilters)}>
          {listingCopy.clearAll}
        </Button>
      </li>
    </ul>
  )
}

function appliedFilters(
  filters: KnownFilters,
  facets: Facets,
  categories: readonly Category[],
  written: WriteMoney,
): readonly Applied[] {
  const label = (amount: number) => priceLabel(amount, facets, written)
  const [low, high] = filters.priceRange
  const priced = low > facets.price.min || high < facets.price.max
  return [
    ...(priced
      ? [
          {
            label: listingCopy.priceRange({ low: label(low), high: label(high) }),
            without: { ...filters, priceRange: undefined },
          },
        ]
      : []),
    ...filters.colors.map((colour) => ({
      label: colour,
      without: { ...filters, colors: toggled(filters.colors, colour) },
    })),
    ...filters.sizes.map((size) => ({
      label: listingCopy.sizeNamed({ name: facets.names?.size ?? listingCopy.size, size }),
      without: { ...filters, sizes: toggled(filters.sizes, size) },
    })),
    ...(facets.options ?? []).flatMap(({ name, values }) =>
      values.flatMap((value) => {
        const { options = [] } = filters
        const key = optionKey(name, value)
        const without = { ...filters, options: toggled(options, key) }
        return options.includes(key) ? [{ label: listingCopy.optionNamed({ name, value }), without }] : []
      }),
    ),
    ...filters.categories.map((category) => ({
      label: categories.find(({ id }) => id === category)?.name ?? category,
      without: { ...filters, categories: toggled(filters.categories, category) },
    })),
  ]
}
