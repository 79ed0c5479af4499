import { cardPrices } from './card-prices'
import type { Region } from '../regions/regions'
import type { PricedVariant } from './indexed-product'
import { optionPrices, type Choice } from './option-prices'

type Document = Readonly<Record<string, unknown>>

interface Hit {
  readonly document?: Document
}

interface SearchAnswer {
  readonly results?: readonly { readonly hits?: readonly Hit[] }[]
}

export interface Priced {
  readonly id: string
  readonly price: number
}

/** For whom the prices are: the region, and the groups of a customer who is signed in. */
export interface Buyer {
  readonly region: Region
  readonly groups: readonly string[]
  readonly channelIds: readonly string[]
}

/** The ids of the listed products whose prices are asked for. */
export function pricedProducts(answer: unknown): readonly string[] {
  const documents = ((answer as SearchAnswer | null)?.results ?? []).flatMap(({ hits }) =>
    (hits ?? []).map(({ document }) => document),
  )
  return [...new Set(documents.flatMap((document) => (isPriced(document) ? [String(document['id'])] : [])))]
}

export interface CurrentVariant extends PricedVariant {
  readonly id: string
}

/** What is read of the products in view. */
export interface PriceSources {
  readonly pricesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly CurrentVariant[]>>
  /** What is chosen of each option, by the ids of variants. */
  readonly choicesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly Choice[]>>
  /** What is taken off at the checkout, in percent. */
  readonly discountsOf: (products: readonly Priced[]) => Promise<ReadonlyMap<string, number>>
}

/** The answer of a search with the prices of this moment, as the page of each product says them. */
export async function withCurrentPrices(
  answer: unknown,
  currency: string,
  { pricesOf, choicesOf, discountsOf }: PriceSources,
): Promise<unknown> {
  const ids = pricedProducts(answer)
  if (ids.length === 0) return answer
  const variants = await pricesOf(ids)
  const cards = ids.map((id) => ({ id, card: cardPrices(variants.get(id) ?? []) }))
  const [discounts, choices] = await Promise.all([
    discountsOf(cards.flatMap(({ id, card }) => (card ? [{ id, price: card.price }] : []))),
    choicesOf(ids.flatMap((id) => pricedDifferently(variants.get(id) ?? [])).map(({ id }) => id)),
  ])
  const prices = new Map(
    cards.map(({ id, card }) => {
      const chosen = pricedDifferently(variants.get(id) ?? []).map((variant) =>
        Object.assign({}, variant, { choices: choices.get(variant.id) ?? [] }),
      )
      const percent = discounts.get(id) ?? 0
      return [id, { ...card, currency, percent_at_checkout: percent, option_prices: optionPrices(chosen) }]
    }),
  )
  return {
    ...(answer as object),
    results: ((answer as SearchAnswer).results ?? []).map((result) => repriced(result, prices)),
  }
}

/** The variants of a product that differ in price, or in what they cost before a reduction: all of them, or none. */
function pricedDifferently(variants: readonly CurrentVariant[]): readonly CurrentVariant[] {
  const amounts = variants.map(({ calculated_price: price }) =>
    [price?.calculated_amount, price?.original_amount].join('/'),
  )
  return new Set(amounts).size > 1 ? variants : []
}

type Result = NonNullable<SearchAnswer['results']>[number]

function repriced(result: Result, prices: ReadonlyMap<string, Document>): Result {
  const hits = (result.hits ?? []).map((hit) => {
    const { document } = hit
    return isPriced(document) ? Object.assign({}, hit, { document: priced(document, prices) }) : hit
  })
  return { ...result, hits }
}

const isPriced = (document: Document | undefined): document is Document =>
  document !== undefined && 'price' in document && typeof document['id'] === 'string'

/** Only of the fields that were asked for. */
function priced(document: Document, prices: ReadonlyMap<string, Document>): Document {
  const now = prices.get(String(document['id'])) ?? {}
  return { ...document, ...Object.fromEntries(Object.entries(now).filter(([name]) => name in document)) }
}
