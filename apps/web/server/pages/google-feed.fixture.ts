import { Parser } from 'htmlparser2'
import { gtinOf } from './feed-item.ts'

/** The values of each attribute of an item. */
export type ReadItem = Readonly<Record<string, readonly string[]>>

/** The items of a feed, as a reader of XML finds them. */
export function readFeed(xml: string): readonly ReadItem[] {
  const items: Record<string, string[]>[] = []
  let value = ''
  const parser = new Parser(
    {
      onopentag(name) {
        value = ''
        if (name === 'item') items.push({})
      },
      ontext: (part) => void (value += part),
      onclosetag(name) {
        const item = items.at(-1)
        if (item === undefined || !name.startsWith('g:')) return
        item[name] = [...(item[name] ?? []), value]
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return items
}

interface Rule {
  readonly isRequired?: true
  /** How often an item may have it. Default: once. */
  readonly most?: number
  readonly longest?: number
  readonly test?: (value: string) => boolean
}

const isWebAddress = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
const isPrice = (value: string) => /^\d+(?:\.\d{1,3})? [A-Z]{3}$/.test(value) && Number.parseFloat(value) > 0
const oneOf =
  (...allowed: readonly string[]) =>
  (value: string) =>
    allowed.includes(value)

/** Google's product data specification: https://support.google.com/merchants/answer/7052112, as of 2026. */
const rules: Readonly<Record<string, Rule>> = {
  'g:id': { isRequired: true, longest: 50 },
  'g:title': { isRequired: true, longest: 150 },
  'g:description': { isRequired: true, longest: 5_000 },
  'g:link': { isRequired: true, longest: 2_000, test: isWebAddress },
  'g:image_link': { isRequired: true, longest: 2_000, test: isWebAddress },
  'g:additional_image_link': { most: 10, longest: 2_000, test: isWebAddress },
  'g:availability': { isRequired: true, test: oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder') },
  'g:price': { isRequired: true, test: isPrice },
  'g:sale_price': { test: isPrice },
  'g:brand': { isRequired: true, longest: 70 },
  'g:gtin': { test: (value) => gtinOf(value) === value },
  'g:mpn': { longest: 70 },
  'g:identifier_exists': { test: oneOf('yes', 'no') },
  'g:condition': { test: oneOf('new', 'refurbished', 'used') },
  'g:item_group_id': { longest: 50 },
  'g:color': { longest: 100 },
  'g:size': { longest: 100 },
  'g:material': { longest: 200 },
  'g:product_type': { longest: 750 },
}

/** Where an item breaks the rules. */
export function faultsOf(item: ReadItem): readonly string[] {
  const id = item['g:id']?.[0] ?? '(no id)'
  const unknown = Object.keys(item).filter((name) => rules[name] === undefined)
  const faults = Object.entries(rules).flatMap(([name, { isRequired, most = 1, longest = 750, test }]) => {
    const values = item[name] ?? []
    if (values.length === 0) return isRequired ? [`${name} is missing`] : []
    const wrong = values.flatMap((value) => {
      if (value.trim() === '') return [`${name} is empty`]
      if (value.length > longest) return [`${name} has ${value.length} characters`]
      return test?.(value) === false ? [`${name} is ${value}`] : []
    })
    return values.length > most ? wrong.concat(`${name} is there ${values.length} times`) : wrong
  })
  const [price, sale] = ['g:price', 'g:sale_price'].map((name) => Number.parseFloat(item[name]?.[0] ?? '0'))
  const isDearer = sale !== undefined && price !== undefined && sale > price
  const has = (name: string) => item[name] !== undefined
  const contradicts = (item['g:identifier_exists']?.[0] === 'yes') !== (has('g:gtin') || has('g:mpn'))
  return [
    ...unknown.map((name) => `${name} is no attribute`),
    ...faults,
    ...(isDearer ? ['the sale price is above the price'] : []),
    ...(contradicts ? ['identifier_exists contradicts its identifiers'] : []),
  ].map((fault) => `${id}: ${fault}`)
}
