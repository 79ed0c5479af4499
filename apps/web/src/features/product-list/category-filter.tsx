import { findCategory, subcategories } from '@umber/storefront-core/catalogue'
import { useId, useMemo } from 'react'
import { listingCopy } from '../../copy/products.ts'
import { CheckRow } from './check-row.tsx'
import { toggled, type ChoicesProps } from './choices.ts'
import { FilterGroup } from './filter-group.tsx'
import type { ListScope } from './use-product-list.ts'

interface CategoryFilterProps extends ChoicesProps {
  readonly place: ListScope
}

/** The direct subcategories. Renders nothing for a single one. */
export function CategoryFilter({ place, chosen, counts, onChange }: CategoryFilterProps) {
  const { category, categories } = place
  const below = useMemo(() => {
    if (category === 'all') return subcategories(categories, undefined)
    const own = findCategory(categories, category)
    return own === undefined ? [] : subcategories(categories, own)
  }, [category, categories])
  const base = useId()
  const shown = below.filter(({ id, slug }) => (counts?.get(slug) ?? 0) > 0 || chosen.includes(id))
  if (shown.length < 2 && chosen.length === 0) return null
  return (
    <FilterGroup label={listingCopy.category}>
      <div className="flex flex-col">
        {shown.map(({ id, slug, name }, index) => (
          <CheckRow
            key={id}
            id={`${base}${index}`}
            label={name}
            isChosen={chosen.includes(id)}
            count={counts?.get(slug) ?? 0}
            onToggle={() => onChange(toggled(chosen, id))}
          />
        ))}
      </div>
    </FilterGroup>
  )
}
