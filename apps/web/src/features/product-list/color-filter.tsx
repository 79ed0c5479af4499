import { useId } from 'react'
import { CheckIcon } from '../../ui/icons.tsx'
import { swatchLook, type SwatchLook } from '../product-card/swatch-look.ts'
import { Swatch } from '../product-card/swatch.tsx'
import { toggled, type ValuesProps } from './choices.ts'
import { FacetCount } from './facet-count.tsx'
import { FilterGroup } from './filter-group.tsx'

interface ColorFilterProps extends ValuesProps {
  /** How colours look that the merchant has set, by their names in lower case. */
  readonly swatches: ReadonlyMap<string, string> | undefined
}

export function ColorFilter({ label, values, swatches, chosen, counts, onChange }: ColorFilterProps) {
  const base = useId()
  return (
    <FilterGroup label={label}>
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
            <ColorSample
              look={swatchLook(colour, swatches?.get(colour.toLowerCase()))}
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

interface ColorSampleProps {
  readonly look: SwatchLook | undefined
  readonly className: string
}

/** A colour of unknown look has a plain square, as other choices have. */
const ColorSample = ({ look, className }: ColorSampleProps) =>
  look === undefined ? (
    <span aria-hidden="true" className={`rounded-control border border-control ${className}`} />
  ) : (
    <Swatch look={look} className={className} />
  )
