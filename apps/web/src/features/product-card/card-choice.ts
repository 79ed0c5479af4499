import type { ListedProduct } from '@umber/storefront-core'
import { writeSelection, type WantedOptions } from '@umber/storefront-core/catalogue'
import { createContext, use, useState } from 'react'
import { colourOption } from './product-images.ts'

/** What a list is filtered by, as far as it chooses a variant of its products. */
export type ListChoice = WantedOptions

const nothing: ListChoice = { colors: [], sizes: [], options: [] }

/** For the cards of a filtered list. */
export const ListChoiceContext = createContext<ListChoice>(nothing)

export interface CardChoice {
  /** The colour that the card shows, if it was asked for. */
  readonly colour: string | undefined
  /** Of this colour, where it is known. */
  readonly picture: string | undefined
  /** What was asked for. Undefined where nothing was, or all variants cost the same. */
  readonly wanted: WantedOptions | undefined
  /** The parameters of the link. */
  readonly query: string
  readonly show: (colour: string) => void
}

/** What a card shows and leads to: the pressed swatch, else the first of its colours that the list is filtered by. */
export function useCardChoice(product: ListedProduct): CardChoice {
  const { colors, sizes, options } = use(ListChoiceContext)
  const [pressed, setPressed] = useState<string>()
  const option = colourOption(product)
  const colour = pressed ?? option?.values.find((value) => colors.includes(value.toLowerCase()))
  const chosen = option && colour !== undefined ? { [option.id]: colour } : {}
  const query = new URLSearchParams([
    ...writeSelection(product, chosen).map(([name, value]): [string, string] => [name, value]),
    ...(sizes.length > 0 ? [['size', sizes.join(',')] as [string, string]] : []),
    ...(options.length > 0 ? [['option', options.join(',')] as [string, string]] : []),
  ]).toString()
  return {
    colour,
    picture: colour === undefined ? undefined : pictureIn(product, colour),
    wanted:
      product.optionPrices && query !== ''
        ? { colors: colour === undefined ? [] : [colour.toLowerCase()], sizes, options }
        : undefined,
    query,
    show: setPressed,
  }
}

/** The picture of a colour. */
export const pictureIn = ({ variants }: ListedProduct, colour: string): string | undefined =>
  variants.find(({ image, options }) => image !== undefined && options.some(({ value }) => value === colour))
    ?.image
