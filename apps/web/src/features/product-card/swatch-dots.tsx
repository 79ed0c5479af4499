import { cardCopy } from '../../copy/products.ts'
import { Swatch } from './swatch.tsx'

const mostDots = 4

export function SwatchDots({ colours }: { readonly colours: readonly string[] }) {
  if (colours.length < 2) return null
  const shown = colours.length > mostDots ? colours.slice(0, mostDots - 1) : colours
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">{cardCopy.colours(colours)}</span>
      {shown.map((colour) => (
        <Swatch key={colour} name={colour} className="size-3" />
      ))}
      {colours.length > shown.length && (
        <span aria-hidden="true" className="tabular text-small text-ink-3">
          {cardCopy.moreColours(colours.length - shown.length)}
        </span>
      )}
    </p>
  )
}
