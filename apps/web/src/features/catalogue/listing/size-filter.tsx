import { listingCopy } from '../../../copy/catalogue.ts'
import { toggled, type ChoicesProps } from './choices.ts'
import { FilterGroup } from './filter-group.tsx'
import { useRules } from './listing-rules.ts'

export function SizeFilter({ chosen, onChange }: ChoicesProps) {
  const { sizes } = useRules()
  return (
    <FilterGroup label={listingCopy.size}>
      <div className="grid grid-cols-3 gap-2">
        {sizes.map((size) => (
          <label key={size} className="relative">
            <input
              type="checkbox"
              className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
              checked={chosen.includes(size)}
              onChange={() => onChange(toggled(chosen, size))}
            />
            <span className="flex min-h-11 items-center justify-center rounded-control border border-control outline-offset-2 outline-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 forced-colors:peer-checked:ground-chosen hover:border-ink">
              {size}
            </span>
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}
