import { sortOptions, type SortOption } from '@umber/storefront-core'
import { useId } from 'react'
import { listingCopy } from '../../../copy/catalogue.ts'
import { ChevronDownIcon } from '../../../ui/icons.tsx'

interface SortSelectProps {
  readonly sort: SortOption
  readonly onChange: (sort: SortOption) => void
  readonly stacked?: boolean
}

export function SortSelect({ sort, onChange, stacked = false }: SortSelectProps) {
  const id = useId()
  return (
    <div className={stacked ? 'py-5' : 'flex items-center gap-2'}>
      <label htmlFor={id} className={stacked ? 'mb-2 block font-medium' : 'text-small text-ink-2'}>
        {listingCopy.sortBy}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          value={sort}
          onChange={(event) => {
            const chosen = sortOptions.find(({ value }) => value === event.target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
          className={`min-h-11 appearance-none rounded-control border bg-transparent pr-9 pl-3 ${stacked ? 'w-full border-control' : 'border-transparent hover:border-control'}`}
        >
          {sortOptions.map(({ value, label }) => (
            <option key={value} value={value} className="bg-surface text-ink">
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-2" />
      </span>
    </div>
  )
}
