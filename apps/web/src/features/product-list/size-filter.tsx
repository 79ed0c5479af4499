import { useId } from 'react'
import { toggled, type ValuesProps } from './choices.ts'
import { FacetCount } from './facet-count.tsx'
import { FilterGroup } from './filter-group.tsx'

export function SizeFilter({ label, values, chosen, counts, onChange }: ValuesProps) {
  const base = useId()
  return (
    <FilterGroup label={label}>
      <div className="grid grid-cols-3 gap-2">
        {values.map((size, index) => (
          <label key={size} className="relative">
            <input
              type="checkbox"
              className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
              aria-label={size}
              aria-describedby={counts && `${base}${index}`}
              checked={chosen.includes(size)}
              onChange={() => onChange(toggled(chosen, size))}
            />
            <span className="flex min-h-11 items-center justify-center gap-1.5 rounded-control border border-control outline-offset-2 outline-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 forced-colors:peer-checked:ground-chosen hover:border-ink">
              {size}
              {counts && <FacetCount id={`${base}${index}`} count={counts.get(size) ?? 0} />}
            </span>
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}
