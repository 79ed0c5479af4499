import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { readTable } from '../src/csv.ts'
import { uniqueInFile } from '../src/files/file-faults.ts'
import { mergePart } from '../src/files/import-parts.ts'
import { productTable } from '../src/files/product-table.ts'
import type { StoreFacts } from '../src/files/store-facts.ts'
import { readByMedusa, type ImportedProduct } from './support/medusa-import.ts'
import { randomNumbers } from './support/random-numbers.ts'

const random = randomNumbers()
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

const texts = [
  '501',
  '4012345000016',
  '0012',
  'true',
  '{"a":1}',
  '[draft] linen',
  '2026-01-01',
  'Frame 12" oak',
  '"quoted"',
  '12" x 14"',
  'a, b; c\td|e',
  'two\nlines',
  'three\r\nlines\rhere',
  ' blanks ',
  '-5',
  '=1+1',
  '<p>a &amp; b</p>',
  'Müße – 漢字 🧵',
  'C:\\new\\r',
  'null',
  '1e3',
]
const words = ['', 'true', 'FALSE', 'yes', '1', 'published', 'draft', 'active', 'Published']
const numbers = ['', '0', '300', '1.5', '-1', 'heavy', '0x10', '1e3', '1,5', '+5', '.5', '5.', 'Infinity']
const prices = ['', '0', '19', '19.90', '-5', 'much', '0x10', '1.999', '19,90', '1e3', ' 7 ']
const json = ['', '{"a":1}', '{}', '["x"]', '5', '"x"', 'null', '{', '{"a":{"b":[1]}}']
const handles = ['tee', 'wool-tee', 'größe', '漢字', 'My Tee', 'tee-', '']

/** What may be in a column, by its name. */
const columns: Readonly<Record<string, readonly string[]>> = {
  'Product Handle': handles,
  'Product Title': ['Tee', 'Tee', 'Wool', ...texts, ''],
  'Product Status': words,
  'Product Discountable': words,
  'Product Description': ['', ...texts],
  'Product Subtitle': ['', ...texts],
  'Product Material': ['', ...texts],
  'Product External Id': ['', '1234567890123456789', '007'],
  'Product Weight': numbers,
  'Product Metadata': json,
  'Product Image 1': ['', 'https://cdn.example/a.webp'],
  'Product Image 2': ['', 'https://cdn.example/b.webp'],
  'Product Created At': ['', '2026-01-01'],
  'Variant Title': ['M', 'L', ...texts, ''],
  'Variant Sku': ['', 'SKU-1', 'SKU-2', '70012345', ...texts],
  'Variant Ean': ['', '4012345000016', '4.01235E+12'],
  'Variant Manage Inventory': words,
  'Variant Variant Rank': ['', '0', '3', '1.5', 'x'],
  'Variant Weight': numbers,
  'Variant Metadata': json,
  'Variant Price EUR': prices,
  'variant price inr': prices,
  'Variant Price XYZ': ['', '', '', '5'],
  'Variant Price': ['', '', '', '5'],
  'Variant Price India [INR]': ['', '', '', '900'],
  'Variant Price [India] INR': ['', '', '', '900'],
  'Variant Option 1 Name': ['Size', 'Size', ''],
  'Variant Option 1 Value': ['S', 'M', 'L', '42', ''],
  'Variant Option 2 Name': ['Colour', 'Size', ''],
  'Variant Option 2 Value': ['red', ''],
  'Product Colour': ['', 'red'],
  'Product Images': ['', 'https://cdn.example/a.webp'],
}

/** Most cells are such that a file is accepted now and then. */
const usual: Readonly<Record<string, readonly string[]>> = {
  'Product Handle': ['tee', 'wool-tee', 'größe'],
  'Product Title': ['Tee'],
  'Variant Title': ['M'],
  'Variant Option 1 Name': ['Size'],
  'Variant Option 1 Value': ['S', 'M', 'L', 'XL'],
}

function file(): { header: readonly string[]; rows: readonly (readonly string[])[] } {
  const names = Object.keys(columns)
  const header = names.filter((name) => name in usual || random() < 0.2)
  const rows = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
    header.map((name) =>
      pick((random() < 0.85 ? (usual[name] ?? ['', columns[name]?.[1] ?? '']) : columns[name]) ?? ['']),
    ),
  )
  return { header, rows }
}

const plain = (cells: readonly string[], separator: string): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)

const facts: StoreFacts = {
  byId: new Map(),
  byHandle: new Map(),
  owners: { sku: new Map(), ean: new Map(), upc: new Map(), barcode: new Map() },
  entries: { tags: new Map(), categories: new Map(), salesChannels: new Map() },
  references: { collection_id: new Set(), type_id: new Set(), shipping_profile_id: new Set() },
  currencies: new Set(['eur', 'inr']),
}

type Ours =
  | { readonly kind: 'read'; readonly files: readonly string[] }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }

function readByUs(text: string): Ours {
  const table = readTable(text)
  if (table.kind === 'malformed') return { kind: 'refused', messages: [table.message] }
  const { parts, errors } = productTable(table.columns, table.records)
  const read = parts.map((part) => part.read())
  const products = read.flatMap((part) => part.products)
  const faults = [...errors, ...read.flatMap((part) => part.errors), ...uniqueInFile()(products)]
  const merged = mergePart(products, facts, new Set())
  const messages = [...faults, ...(faults.length > 0 ? [] : merged.errors)].map(({ message }) => message)
  return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'read', files: merged.files }
}

/** What Medusa takes and then loses, takes for something else, or fails at in its database. */
const narrower = [
  /currency|is no price|is not a number: (?:0x10|1e3|Infinity)|is below 0|not a whole number/,
  /Medusa reads columns|It names no currency|price of a region|XYZ is no currency/,
  /other signs than small letters/,
  /is not JSON of an object: null/,
  /is that of row|is there twice|same option values|has no value of the option|no option value that tells it/,
  /is not the one of row/,
  /shortened by a spreadsheet/,
  /variant option \d name is missing/,
]

/** A wrong cell of a product that a later row overwrites is lost too. */
const isNarrower = (message: string, rows: number): boolean =>
  narrower.some((allowed) => allowed.test(message)) || (rows > 1 && message.startsWith('product '))

/** Medusa cuts a backslash and an r off the end of a cell. Here they stay. */
const kept = (cell: string): string => (cell.endsWith('\\r') ? `${cell} ` : cell)

/** By handle. A list without entries is the same as none for a new product. */
const byHandle = (products: readonly ImportedProduct[]) =>
  products
    .map((product) =>
      Object.fromEntries(
        Object.entries(product).filter(([, value]) => !Array.isArray(value) || value.length > 0),
      ),
    )
    .toSorted((one, other) => String(one['handle']).localeCompare(String(other['handle'])))

/** Medusa reads a product without options, and then fails at it. Here it gets the dashboard's option. */
const withOption = (product: ImportedProduct): ImportedProduct =>
  Array.isArray(product['options']) && product['options'].length > 0
    ? product
    : {
        ...product,
        options: [{ title: 'Default option', values: ['Default option value'] }],
        variants: (product['variants'] as readonly object[]).map((variant) =>
          Object.assign({}, variant, { options: { 'Default option': 'Default option value' } }),
        ),
      }

/** IMPORT_FILES plays more. */
const count = Number(process.env['IMPORT_FILES'] ?? 2000)

/** What is wrong with how a file is read here; undefined if nothing is. */
function disagreement(header: readonly string[], rows: readonly (readonly string[])[]): unknown {
  const separator = pick([',', ';', '\t'])
  const end = pick(['\n', '\r\n', '\r'])
  const lines = [header, ...rows].map((cells) => plain(cells, separator)).join(end)
  const text = `${pick(['', '\uFEFF'])}${lines}${pick(['', end])}`
  const ours = readByUs(text)
  // What Medusa says to the same cells, if they come in the form that it reads.
  const cells = [header, ...rows.map((row) => row.map(kept))]
  const theirs = readByMedusa(`${cells.map((row) => plain(row, ',')).join('\n')}\n`)
  if (ours.kind === 'refused') {
    seen.refused += 1
    const wider = ours.messages.filter((message) => !isNarrower(message, rows.length))
    return theirs.kind === 'read' && wider.length > 0 ? { text, wider } : undefined
  }
  seen.accepted += 1
  const created = ours.files.flatMap((part) => {
    const read = readByMedusa(part)
    return read.kind === 'read' ? read.create : [{ refused: read.message }]
  })
  const expected = theirs.kind === 'read' ? byHandle(theirs.create.map(withOption)) : theirs
  return isDeepStrictEqual(byHandle(created), expected) ? undefined : { text, created, expected }
}

const seen = { accepted: 0, refused: 0 }

test(`of ${count} files, those that are accepted here are what Medusa reads, and no other is accepted`, () => {
  const disagreements = Array.from({ length: count }, () => {
    const { header, rows } = file()
    return disagreement(header, rows)
  }).filter((found) => found !== undefined)
  expect(disagreements).toEqual([])
  expect(seen.accepted).toBeGreaterThan(count / 20)
  expect(seen.refused).toBeGreaterThan(count / 20)
}, 120_000)
