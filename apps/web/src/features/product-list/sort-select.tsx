import type { SortOption } from '@umber/storefront-core/catalogue'
import { useId } from 'react'
import { listingCopy, sortChoicesOf } from '../../copy/products.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'

interface SortSelectProps {
  readonly sort: SortOption
  readonly isSearch: boolean
  readonly onChange: (sort: SortOption) => void
}

export function SortSelect({ sort, isSearch, onChange }: SortSelectProps) {
  const id = useId()
  const choices = sortChoicesOf(isSearch)
  return (
    <div className="py-5 lg:pt-0">
      <label htmlFor={id} className="mb-2 block font-medium">
        {listingCopy.sortBy}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          value={sort}
          onChange={(event) => {
            const chosen = choices.find(({ value }) => value === event.target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
          className="min-h-11 w-full appearance-none rounded-control border border-control bg-transparent pe-9 ps-3"
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value} className="bg-surface text-ink">
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute end-2" />
      </span>
    </div>
  )
}
