import { findCategory, subcategories } from '@umber/storefront-core/catalogue'
import { useId, useMemo } from 'react'
import { listingCopy } from '../../copy/products.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { toggled, type ChoicesProps } from './choices.ts'
import { FacetCount } from './facet-count.tsx'
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
          <label key={id} className="group relative flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
              aria-label={name}
              aria-describedby={`${base}${index}`}
              checked={chosen.includes(id)}
              onChange={() => onChange(toggled(chosen, id))}
            />
            <span className="flex size-5 items-center justify-center rounded-control border border-control outline-offset-2 outline-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 group-hover:border-ink">
              {chosen.includes(id) && <CheckIcon className="size-3.5" />}
            </span>
            <span className="flex-1 group-hover:underline">{name}</span>
            <FacetCount id={`${base}${index}`} count={counts?.get(slug) ?? 0} />
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}
