import { swatchFrom } from '../catalogue/swatch-from-wire.ts'
import { percentFrom } from '../catalogue/percent-from-wire.ts'
import { pictureNotesFromWire } from '../catalogue/product-content.ts'
import type { ListedProduct } from '../catalogue/listed-product.ts'
import type { OptionPrice } from '../catalogue/option-prices.ts'
import { money, type Money } from '../money/money.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import { ratingFrom } from './reviews-from-wire.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, flag, number, text } from '../parse/read.ts'

const shown = [
  'handle',
  'title',
  'pictures',
  'price',
  'compare_at_price',
  'varies_in_price',
  'currency',
  'is_sold_out',
  'rating_average',
  'rating_count',
]

/**
 * The index fields behind each field of a product card. A new card field has to be added here and in
 * `listedProductFromWire`; a field that is new to the index also goes into the backend's
 * `src/search/product.ts` and `src/catalogue/product-document.ts`.
 */
const cardSources = {
  id: ['id'],
  slug: ['handle'],
  name: ['title'],
  // It would be half of the answer.
  description: [],
  subtitle: ['subtitle'],
  material: ['material'],
  price: ['price', 'currency'],
  compareAtPrice: ['compare_at_price', 'currency'],
  lowestPrice: ['price', 'varies_in_price', 'currency'],
  images: ['pictures'],
  options: ['colors', 'swatches'],
  variants: ['picture_color', 'pictures', 'color_pictures'],
  pictureNotes: ['picture_notes'],
  isSoldOut: ['is_sold_out'],
  rating: ['rating_average', 'rating_count'],
  percentAtCheckout: ['percent_at_checkout'],
  optionPrices: ['option_prices', 'currency'],
} as const satisfies Readonly<Record<keyof ListedProduct, readonly string[]>>

export const cardFields: readonly string[] = [...new Set(Object.values(cardSources).flat())]

/** The optional fields of a type, all required but possibly undefined: a missing one does not compile. */
type Optional<Thing> = {
  readonly [Name in keyof Thing as object extends Pick<Thing, Name> ? Name : never]-?: Thing[Name] | undefined
}

export const summaryFields = ['description', ...shown]

/** The index has a product's values but no option ids; the option's name is enough for a card. */
const colorOption = 'color'

/** A product card from an index document; undefined without id, name or slug. */
export function listedProductFromWire(document: unknown, backendUrl: string): ListedProduct | undefined {
  const id = text(field(document, 'id'))
  const summary = summaryFromWire(document, backendUrl)
  if (id === undefined || summary === undefined) return undefined
  const { slug, name, description } = summary
  const images = pictures(document, backendUrl)
  const values = collect(field(document, 'colors'), text)
  const swatches = collect(field(document, 'swatches'), (entry) => swatchEntry(entry, backendUrl))
  const shownColor = text(field(document, 'picture_color'))
  const optional: Optional<ListedProduct> = {
    subtitle: text(field(document, 'subtitle')),
    material: text(field(document, 'material')),
    isSoldOut: flag(field(document, 'is_sold_out')) || undefined,
    rating: ratingIn(document),
    pictureNotes: notesFrom(document, backendUrl),
    percentAtCheckout: percentFrom(field(document, 'percent_at_checkout')),
    optionPrices: optionPricesFrom(document),
    ...prices(document),
  }
  return {
    id,
    slug,
    name,
    description,
    images,
    options:
      values.length === 0
        ? []
        : [
            {
              id: colorOption,
              name: 'Color',
              values,
              ...(swatches.length > 0 && { swatches: new Map(swatches) }),
            },
          ],
    variants: [
      ...(shownColor === undefined ? [] : [inColor(shownColor, images[0])]),
      ...collect(field(document, 'color_pictures'), (entry) => colorEntry(entry, backendUrl)).filter(
        ({ options: [color] }) => color?.value !== shownColor,
      ),
    ],
    ...omitUndefined(optional),
  }
}

const inColor = (value: string, image: string | undefined) => ({
  options: [{ id: colorOption, value }],
  ...omitUndefined({ image }),
})

/** A colour and its picture, as the index separates them. */
function colorEntry(entry: unknown, backendUrl: string) {
  const [value, written] = text(entry)?.split('\u001F') ?? []
  const image = pictureUrl(written, backendUrl)
  return value === undefined || image === undefined ? undefined : inColor(value, image)
}

/** Each note of a picture is a JSON text: the index has no nested documents. */
function notesFrom(document: unknown, backendUrl: string): ListedProduct['pictureNotes'] {
  const written = collect(field(document, 'picture_notes'), text)
  if (written.length === 0) return undefined
  return pictureNotesFromWire(written.map(parsed), backendUrl)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A colour and its look, as the index separates them. */
function swatchEntry(entry: unknown, backendUrl: string): readonly [string, string] | undefined {
  const [value = '', written] = text(entry)?.split('\u001F') ?? []
  const look = swatchFrom(written, backendUrl)
  return look === undefined ? undefined : [value.toLowerCase(), look]
}

/** The prices of choices: price, former price, and names and values of options, as the index separates them. */
function optionPricesFrom(document: unknown): ListedProduct['optionPrices'] {
  const currency = text(field(document, 'currency'))
  if (currency === undefined) return undefined
  const read = collect(field(document, 'option_prices'), (entry) => optionPrice(text(entry) ?? '', currency))
  return read.length === 0 ? undefined : read
}

function optionPrice(entry: string, currency: string): OptionPrice | undefined {
  const [now = '', was = '', ...parts] = entry.split('\u001F')
  const [price, before] = [amountIn(now), amountIn(was)]
  if (price === undefined) return undefined
  const options = parts.flatMap((name, at) => {
    const value = parts[at + 1]
    return at % 2 === 0 && value !== undefined ? [{ name, value }] : []
  })
  return {
    options,
    price: money(price, currency),
    ...(before !== undefined && before > price && { compareAtPrice: money(before, currency) }),
  }
}

const amountIn = (written: string): number | undefined =>
  /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined

/** A search result or suggestion from an index document. */
export function summaryFromWire(document: unknown, backendUrl: string): ProductSummary | undefined {
  const slug = text(field(document, 'handle')) ?? text(field(document, 'id'))
  const name = text(field(document, 'title'))
  if (slug === undefined || name === undefined) return undefined
  return {
    slug,
    name,
    description: text(field(document, 'description')) ?? '',
    ...omitUndefined({
      ...prices(document),
      image: pictures(document, backendUrl)[0],
      isSoldOut: flag(field(document, 'is_sold_out')) || undefined,
      rating: ratingIn(document),
    }),
  }
}

const ratingIn = (document: unknown) =>
  ratingFrom(field(document, 'rating_average'), field(document, 'rating_count'))

function pictures(document: unknown, backendUrl: string): readonly string[] {
  return collect(field(document, 'pictures'), (url) => pictureUrl(url, backendUrl))
}

interface Prices {
  readonly price: Money | undefined
  readonly compareAtPrice: Money | undefined
  readonly lowestPrice: Money | undefined
}

function prices(document: unknown): Prices {
  const now = amount(document, 'price')
  const before = amount(document, 'compare_at_price')
  const isReduced = now !== undefined && before !== undefined && before.amount > now.amount
  return {
    price: now,
    compareAtPrice: isReduced ? before : undefined,
    // The index has the lowest price.
    lowestPrice: flag(field(document, 'varies_in_price')) ? now : undefined,
  }
}

function amount(document: unknown, name: string): Money | undefined {
  const read = number(field(document, name))
  const currency = text(field(document, 'currency'))
  return read === undefined || read < 0 || currency === undefined ? undefined : money(read, currency)
}
