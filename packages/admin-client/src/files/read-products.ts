import type { Records } from '../csv.ts'
import { parseAmount } from '../flow/numbers.ts'
import type { Column, ListName } from './columns.ts'
import type { FileCell, FileOption, FileProduct, FileVariant, RowError } from './product-file.ts'

export interface ReadProducts {
  readonly products: readonly FileProduct[]
  readonly errors: readonly RowError[]
}

/** A column of the table, and where it is. */
export type Place = Column & { readonly header: string; readonly at: number }

interface Draft {
  readonly key: string
  readonly id?: string
  readonly row: number
  readonly cells: Map<string, FileCell[]>
  readonly lists: Map<ListName, FileCell[]>
  readonly variants: FileVariant[]
}

/**
 * Reads the products of some rows, by their index. Every fault that a cell has by itself is found, by Medusa's own rules
 * and some that are narrower: a cell that Medusa takes for something else, or loses without a word, is a fault.
 */
export function readProducts(
  places: readonly Place[],
  records: Records,
  indexes: readonly number[],
): ReadProducts {
  const errors: RowError[] = []
  const listed = [...new Set(places.flatMap((place) => (place.kind === 'list' ? [place.list] : [])))]
  const drafts = new Map<string, Draft>()
  for (const index of indexes) {
    const row = index + 1
    const fail = (message: string, column?: string): void => {
      errors.push({ row, ...(column !== undefined && { column }), message })
    }
    const record = records.at(index)
    const { id, handle } = keysOf(places, record)
    const key = id ?? handle
    if (key === undefined) {
      fail('Product Id or Product Handle is missing')
      continue
    }
    const known = keyOfRow(places, record)
    const draft: Draft = drafts.get(known) ?? {
      key,
      ...(id !== undefined && { id }),
      row,
      cells: new Map(),
      lists: new Map(listed.map((list) => [list, []])),
      variants: [],
    }
    drafts.set(known, draft)
    const variant = readRow(cellsOf(places, record, row), draft, row, fail)
    if (variant !== undefined) draft.variants.push(variant)
  }
  return { products: [...drafts.values()], errors }
}

/** What tells the product of a row from others: its id, or its handle. Empty without both. */
export function keyOfRow(places: readonly Place[], record: readonly string[]): string {
  const { id, handle } = keysOf(places, record)
  return id === undefined ? (handle === undefined ? '' : `handle ${handle}`) : `id ${id}`
}

function keysOf(places: readonly Place[], record: readonly string[]) {
  const textOf = (name: string): string | undefined => {
    const place = places.find((found) => found.name === name)
    return (place && record[place.at]?.trim()) || undefined
  }
  return { id: textOf('product id'), handle: textOf('product handle') }
}

const cellsOf = (places: readonly Place[], record: readonly string[], row: number): readonly RowCell[] =>
  places.flatMap((place) => {
    const text = (record[place.at] ?? '').trim()
    return text === '' ? [] : [{ place, text, row, header: place.header }]
  })

type RowCell = FileCell & { readonly place: Place }
type Fail = (message: string, column?: string) => void

/** Puts the product's cells into the draft, and returns the variant, if the row has cells of one. */
function readRow(cells: readonly RowCell[], draft: Draft, row: number, fail: Fail): FileVariant | undefined {
  const own = new Map<string, FileCell>()
  const prices = new Map<string, number>()
  const regionPrices: FileCell[] = []
  const options = new Map<string, Partial<Record<'name' | 'value' | 'id' | 'is exclusive', string>>>()
  for (const { place, ...cell } of cells) {
    const { text, header } = cell
    if (place.kind === 'lossy') {
      if (place.name.includes('[')) regionPrices.push(cell)
      else fail(`${header}: ${place.why}`, header)
    } else if (place.kind === 'price') {
      const amount = amountOf(text, place.decimals)
      if (typeof amount === 'string') fail(`${place.name} ${amount}: ${text}`, header)
      else prices.set(place.currency, amount)
    } else if (place.kind === 'option') {
      options.set(place.index, { ...options.get(place.index), [place.part]: text })
    } else if (place.kind === 'list') {
      const list = draft.lists.get(place.list)
      if (list?.every((entry) => entry.text !== text) === true) list.push(cell)
    } else if (place.kind === 'value') {
      const fault = faultOf(place, text)
      const value = place.value === 'boolean' ? { ...cell, text: text.toLowerCase() } : cell
      if (fault !== undefined) fail(fault, header)
      else if (place.of === 'variant') own.set(place.field, value)
      else {
        const values = draft.cells.get(place.field) ?? []
        if (values.every((entry) => entry.text !== value.text)) values.push(value)
        draft.cells.set(place.field, values)
      }
    }
  }
  if (own.size + prices.size + regionPrices.length + options.size === 0) return undefined
  return { row, cells: own, prices, regionPrices, options: optionsOf(options, fail) }
}

function optionsOf(
  found: ReadonlyMap<string, Partial<Record<'name' | 'value' | 'id' | 'is exclusive', string>>>,
  fail: Fail,
): readonly FileOption[] {
  const options: FileOption[] = []
  for (const [index, { name, value, id, 'is exclusive': isExclusive }] of found) {
    if (name !== undefined && value !== undefined) {
      if (options.some((option) => option.name === name)) fail(`The option ${name} is there twice`)
      if (isExclusive !== undefined && !isBoolean(isExclusive))
        fail(`variant option ${index} is exclusive is not true or false: ${isExclusive}`)
      options.push({
        name,
        value,
        ...(id !== undefined && { id }),
        ...(isExclusive !== undefined && { isExclusive: isExclusive.toLowerCase() }),
      })
    } else if (name !== undefined) fail(`variant option ${index} value is missing`)
    else if (value !== undefined) fail(`variant option ${index} name is missing`)
  }
  return options
}

const isBoolean = (text: string): boolean => /^(true|false)$/i.test(text)

const statuses: ReadonlySet<string> = new Set(['draft', 'proposed', 'published', 'rejected'])

/** A handle as Medusa takes it: letters without capitals, digits, and single hyphens between them. */
const isHandle = (text: string): boolean =>
  /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}]+)*$/u.test(text)

/** What is wrong with a cell, in words that begin with the name of its column. */
function faultOf(
  { name, of, field, value }: Extract<Column, { kind: 'value' }>,
  text: string,
): string | undefined {
  if (value === 'boolean') return isBoolean(text) ? undefined : `${name} is not true or false: ${text}`
  if (value === 'json') return isJsonObject(text) ? undefined : `${name} is not JSON of an object: ${text}`
  if (value === 'number') return faultOfNumber(name, field, text)
  if (field === 'handle' && !isHandle(text))
    return `${name} has other signs than small letters, digits and hyphens: ${text}`
  if (of === 'product' && field === 'status' && !statuses.has(text))
    return `${name} is not ${[...statuses].join(', ')}: ${text}`
  if ((field === 'ean' || field === 'upc') && /^\d[.,]?\d*e\+?\d+$/i.test(text))
    return `${name} was shortened by a spreadsheet: ${text}`
  return undefined
}

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

function faultOfNumber(name: string, field: string, text: string): string | undefined {
  if (!decimal.test(text)) return `${name} is not a number: ${text}`
  if (field === 'variant_rank')
    return /^\+?\d{1,9}$/.test(text) ? undefined : `${name} is not a whole number: ${text}`
  return Number(text) < 0 ? `${name} is below 0: ${text}` : undefined
}

/** The amount of a cell, or what is wrong with it. */
function amountOf(text: string, decimals: number): number | string {
  if (!decimal.test(text)) return 'is not a number'
  try {
    return parseAmount('', Number(text), decimals)
  } catch (error) {
    return `is no price, ${(error as Error).message.replace(/^.*?: /, '')}`
  }
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
