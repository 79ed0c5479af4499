import type { ListedProduct } from '@umber/storefront-core'
import { listed } from '../../i18n/lists.ts'
import { cardCopy } from '../../copy/products.ts'
import { pictureIn, type CardChoice } from './card-choice.ts'
import { swatchLook } from './swatch-look.ts'
import { Swatch } from './swatch.tsx'

const mostDots = 4

interface SwatchDotsProps {
  readonly product: ListedProduct
  readonly choice: CardChoice
  readonly colours: readonly string[]
  /** How colours look that the merchant has set, by their names in lower case. */
  readonly swatches: ReadonlyMap<string, string> | undefined
}

/** The colours of a product; those of unknown look are only counted. One whose picture is known shows it when it is pressed. */
export function SwatchDots({ product, choice, colours, swatches }: SwatchDotsProps) {
  if (colours.length < 2) return null
  const dots = colours.flatMap((name) => {
    const look = swatchLook(name, swatches?.get(name.toLowerCase()))
    return look === undefined ? [] : [{ name, look }]
  })
  const shown = dots.slice(0, colours.length > mostDots ? mostDots - 1 : mostDots)
  return (
    <div className="relative -me-1.5 flex items-center">
      <span className="sr-only">{cardCopy.colours(listed(colours))}</span>
      {shown.map(({ name, look }) =>
        pictureIn(product, name) === undefined ? (
          <Swatch key={name} look={look} className="mx-1.5 size-3" />
        ) : (
          <button
            key={name}
            type="button"
            aria-label={cardCopy.showIn({ name: product.name, colour: name })}
            aria-pressed={choice.colour === name}
            className="group/dot flex size-6 items-center justify-center"
            onClick={() => choice.show(name)}
          >
            <Swatch
              look={look}
              className="size-3 outline-offset-2 outline-ink group-hover/dot:outline-1 group-aria-pressed/dot:outline-1 forced-colors:outline-forced-chosen"
            />
          </button>
        ),
      )}
      {shown.length > 0 && colours.length > shown.length && (
        <span aria-hidden="true" className="tabular text-small text-ink-3">
          {cardCopy.moreColours(colours.length - shown.length)}
        </span>
      )}
    </div>
  )
}
