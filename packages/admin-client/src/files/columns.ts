import { decimalsOf } from '../flow/numbers.ts'

/** A list of a product, which Medusa replaces as a whole. */
export type ListName = 'images' | 'tags' | 'categories' | 'salesChannels'

export type ValueKind = 'text' | 'number' | 'boolean' | 'json'

/** What a column of a product file holds. `name` is what Medusa calls it: the header in small letters. */
export type Column =
  | {
      readonly kind: 'value'
      readonly name: string
      readonly of: 'product' | 'variant'
      /** Medusa's name of the field. */
      readonly field: string
      readonly value: ValueKind
    }
  | { readonly kind: 'list'; readonly name: string; readonly list: ListName }
  | { readonly kind: 'price'; readonly name: string; readonly currency: string; readonly decimals: number }
  | {
      readonly kind: 'option'
      readonly name: string
      readonly index: string
      readonly part: 'name' | 'value' | 'id' | 'is exclusive'
    }
  /** Times, which Medusa sets. */
  | { readonly kind: 'ignored'; readonly name: string }
  /** Medusa does not know the column, and refuses the file. */
  | { readonly kind: 'unknown'; readonly name: string }
  /** Medusa takes the column and loses its cells, or takes them for something else. */
  | { readonly kind: 'lossy'; readonly name: string; readonly why: string }

const texts: Readonly<Record<'product' | 'variant', readonly string[]>> = {
  product: [
    'id',
    'handle',
    'title',
    'subtitle',
    'status',
    'description',
    'external id',
    'thumbnail',
    'collection id',
    'type id',
    'hs code',
    'material',
    'mid code',
    'origin country',
  ],
  variant: [
    'id',
    'title',
    'sku',
    'upc',
    'ean',
    'hs code',
    'mid code',
    'barcode',
    'material',
    'origin country',
  ],
}

const others: Readonly<Record<'product' | 'variant', Readonly<Record<string, ValueKind>>>> = {
  product: {
    discountable: 'boolean',
    'is giftcard': 'boolean',
    height: 'number',
    length: 'number',
    weight: 'number',
    width: 'number',
    metadata: 'json',
  },
  variant: {
    'manage inventory': 'boolean',
    'allow backorder': 'boolean',
    height: 'number',
    length: 'number',
    weight: 'number',
    width: 'number',
    'variant rank': 'number',
    metadata: 'json',
  },
}

const ignored: ReadonlySet<string> = new Set([
  'product created at',
  'product deleted at',
  'product updated at',
  'variant created at',
  'variant deleted at',
  'variant updated at',
  'variant product id',
])

const lists: Readonly<Record<string, ListName>> = {
  image: 'images',
  tag: 'tags',
  category: 'categories',
  'sales channel': 'salesChannels',
}

/** The column of the list's entry with this number, from 1. */
export const listColumn = (list: ListName, number: number): string =>
  `product ${Object.keys(lists).find((word) => lists[word] === list) ?? ''} ${number}`

/** Reads the name of a column. */
export function columnOf(header: string): Column {
  // Spreadsheets and websites put other blanks into it.
  const name = header.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  if (ignored.has(name)) return { kind: 'ignored', name }
  if (name === 'shipping profile id')
    return { kind: 'value', name, of: 'product', field: 'shipping_profile_id', value: 'text' }
  const [, of, rest = ''] = /^(product|variant) (.+)$/s.exec(name) ?? []
  if (of !== 'product' && of !== 'variant') return { kind: 'unknown', name }
  const value = texts[of].includes(rest) ? 'text' : others[of][rest]
  if (value !== undefined) return { kind: 'value', name, of, field: rest.replaceAll(' ', '_'), value }
  return of === 'product' ? listOf(name, rest) : (priceOf(name, rest) ?? optionOf(name, rest))
}

function listOf(name: string, rest: string): Column {
  const [, word = '', number] = /^(image|tag|category|sales channel)( \d+)?/.exec(rest) ?? []
  const list = lists[word]
  if (list === undefined) return { kind: 'unknown', name }
  if (rest === `${word}${number ?? ''}` && number !== undefined) return { kind: 'list', name, list }
  return { kind: 'lossy', name, why: `Medusa reads columns such as ${listColumn(list, 1)} only` }
}

function priceOf(name: string, rest: string): Column | undefined {
  const [, price] = /^price(?: (.*))?$/.exec(rest) ?? (rest.startsWith('price') ? ['', rest] : [])
  if (rest === 'price') return { kind: 'lossy', name, why: 'It names no currency, as in Variant Price EUR' }
  if (price === undefined) return undefined
  if (price.includes('['))
    return { kind: 'lossy', name, why: 'Medusa exports the price of a region, and imports it as another one' }
  if (/^[a-z]{3}$/.test(price)) return { kind: 'price', name, currency: price, decimals: decimalsOf(price) }
  return { kind: 'lossy', name, why: `${price.toUpperCase()} is no currency` }
}

function optionOf(name: string, rest: string): Column {
  if (!rest.startsWith('option')) return { kind: 'unknown', name }
  const [, index, part] = /^option (\d+) (name|value|id|is exclusive)$/.exec(rest) ?? []
  if (index === undefined || part === undefined)
    return { kind: 'lossy', name, why: 'Medusa reads columns such as Variant Option 1 Value only' }
  return { kind: 'option', name, index, part: part as 'name' }
}

/**
 * Rows of an export without the columns that Medusa exports and does not import, such as "Variant Thumbnail".
 *
 * @example
 * const rows = importableRows(parsed.rows)
 */
export function importableRows<Cell>(
  rows: readonly Readonly<Record<string, Cell>>[],
): readonly Readonly<Record<string, Cell>>[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([header]) => columnOf(header).kind !== 'unknown')),
  )
}
