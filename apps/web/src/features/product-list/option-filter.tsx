import { optionKey, type OptionFacet } from '@umber/storefront-core/catalogue'
import { useId } from 'react'
import { CheckRow } from './check-row.tsx'
import { toggled, type ChoicesProps } from './choices.ts'
import { FilterGroup } from './filter-group.tsx'

interface OptionFilterProps extends ChoicesProps {
  readonly option: OptionFacet
}

/** The values of an option that the merchant has invented, such as a material or a scent. */
export function OptionFilter({ option: { name, values }, chosen, counts, onChange }: OptionFilterProps) {
  const base = useId()
  return (
    <FilterGroup label={name}>
      <div className="flex flex-col">
        {values.map((value, index) => {
          const key = optionKey(name, value)
          return (
            <CheckRow
              key={key}
              id={`${base}${index}`}
              label={value}
              isChosen={chosen.includes(key)}
              count={counts && (counts.get(key) ?? 0)}
              onToggle={() => onChange(toggled(chosen, key))}
            />
          )
        })}
      </div>
    </FilterGroup>
  )
}
