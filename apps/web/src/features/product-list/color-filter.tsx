import { useId } from 'react'
import { listingCopy } from '../../copy/products.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Swatch } from '../product-card/swatch.tsx'
import { toggled, type ValuesProps } from './choices.ts'
import { FacetCount } from './facet-count.tsx'
import { FilterGroup } from './filter-group.tsx'

export function ColorFilter({ values, chosen, counts, onChange }: ValuesProps) {
  const base = useId()
  return (
    <FilterGroup label={listingCopy.colour}>
      <div className="flex flex-col">
        {values.map((colour, index) => (
          <label key={colour} className="group relative flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
              aria-label={colour}
              aria-describedby={counts && `${base}${index}`}
              checked={chosen.includes(colour)}
              onChange={() => onChange(toggled(chosen, colour))}
            />
            <Swatch
              name={colour}
              className="size-7 outline-offset-2 outline-ink forced-colors:outline-forced-chosen peer-checked:outline-2 peer-focus-visible:outline-2"
            />
            <span className="flex-1 group-hover:underline">{colour}</span>
            <CheckIcon className="invisible peer-checked:visible" />
            {counts && <FacetCount id={`${base}${index}`} count={counts.get(colour) ?? 0} />}
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}
