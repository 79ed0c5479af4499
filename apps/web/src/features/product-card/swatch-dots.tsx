import { listed } from '../../i18n/lists.ts'
import { cardCopy } from '../../copy/products.ts'
import { swatchLook } from './swatch-look.ts'
import { Swatch } from './swatch.tsx'

const mostDots = 4

interface SwatchDotsProps {
  readonly colours: readonly string[]
  /** How colours look that the merchant has set, by their names in lower case. */
  readonly swatches: ReadonlyMap<string, string> | undefined
}

/** The colours of a product; those of unknown look are only counted. */
export function SwatchDots({ colours, swatches }: SwatchDotsProps) {
  if (colours.length < 2) return null
  const dots = colours.flatMap((name) => {
    const look = swatchLook(name, swatches?.get(name.toLowerCase()))
    return look === undefined ? [] : [{ name, look }]
  })
  const shown = dots.slice(0, colours.length > mostDots ? mostDots - 1 : mostDots)
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">{cardCopy.colours(listed(colours))}</span>
      {shown.map(({ name, look }) => (
        <Swatch key={name} look={look} className="size-3" />
      ))}
      {shown.length > 0 && colours.length > shown.length && (
        <span aria-hidden="true" className="tabular text-small text-ink-3">
          {cardCopy.moreColours(colours.length - shown.length)}
        </span>
      )}
    </p>
  )
}
