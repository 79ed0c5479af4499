import { cardCopy } from '../../copy/products.ts'
import { clothColour } from './swatch-color.ts'

const mostDots = 4

export function SwatchDots({ colours }: { readonly colours: readonly string[] }) {
  if (colours.length < 2) return null
  const shown = colours.length > mostDots ? colours.slice(0, mostDots - 1) : colours
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">{cardCopy.colours(colours)}</span>
      {shown.map((colour) => (
        <span
          key={colour}
          aria-hidden="true"
          className={`size-3 rounded-full border border-control forced-color-adjust-none ${clothColour(colour)}`}
        />
      ))}
      {colours.length > shown.length && (
        <span aria-hidden="true" className="tabular text-small text-ink-3">
          {cardCopy.moreColours(colours.length - shown.length)}
        </span>
      )}
    </p>
  )
}
