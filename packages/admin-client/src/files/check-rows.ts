/** A row that cannot be imported. */
export interface RowError {
  /** From 1, without the header. Missing if the server does not say which row it means. */
  readonly row?: number
  readonly message: string
}

type Cells = Readonly<Record<string, string>>

const columns = {
  text: [
    'product id',
    'product handle',
    'product title',
    'product subtitle',
    'product status',
    'product description',
    'product external id',
    'product thumbnail',
    'product collection id',
    'product type id',
    'product discountable',
    'product hs code',
    'product material',
    'product mid code',
    'product origin country',
    'shipping profile id',
    'product is giftcard',
    'product created at',
    'product deleted at',
    'product updated at',
    'variant id',
    'variant title',
    'variant sku',
    'variant upc',
    'variant ean',
    'variant hs code',
    'variant mid code',
    'variant manage inventory',
    'variant allow backorder',
    'variant barcode',
    'variant material',
    'variant origin country',
    'variant created at',
    'variant deleted at',
    'variant updated at',
    'variant product id',
  ],
  number: [
    'product height',
    'product length',
    'product weight',
    'product width',
    'variant height',
    'variant length',
    'variant variant rank',
    'variant width',
    'variant weight',
  ],
  json: ['product metadata', 'variant metadata'],
  /** Beginnings of columns: "Product Image 1", "Variant Price EUR". */
  several: [
    'product category',
    'product image',
    'product tag',
    'product sales channel',
    'variant price',
    'variant option',
  ],
} as const

const known: ReadonlySet<string> = new Set([...columns.text, ...columns.number, ...columns.json])

const isKnown = (column: string): boolean =>
  known.has(column) || columns.several.some((beginning) => column.startsWith(beginning))

/**
 * Finds every error that Medusa's import finds in the rows themselves. The server names only the first one. What needs
 * the database, such as a SKU that is taken, is found by the server only.
 */
export function checkRows(rows: readonly Cells[]): readonly RowError[] {
  if (rows.length === 0) return [{ message: 'There are no rows' }]
  const unknown = Object.keys(rows[0] ?? {}).filter((column) => !isKnown(normal(column)))
  if (unknown.length > 0) return [{ message: `Unknown columns: ${unknown.join(', ')}` }]
  const titled = new Set<string>()
  const cells = rows.map(
    (row) => new Map(Object.entries(row).map(([key, value]) => [normal(key), value.trim()])),
  )
  for (const row of cells) if (row.get('product title')) titled.add(keyOf(row))
  return cells.flatMap((row, index) => faultsOf(row, titled).map((message) => ({ row: index + 1, message })))
}

/** Rows of an export without the columns that Medusa exports and does not import, such as "Variant Thumbnail". */
export function importableRows<Cell>(
  rows: readonly Readonly<Record<string, Cell>>[],
): readonly Readonly<Record<string, Cell>>[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => isKnown(normal(column)))),
  )
}

const normal = (column: string): string => column.trim().toLowerCase()

const keyOf = (row: ReadonlyMap<string, string>): string =>
  row.get('product id') || row.get('product handle') || ''

function faultsOf(row: ReadonlyMap<string, string>, titled: ReadonlySet<string>): readonly string[] {
  const faults: string[] = []
  if (keyOf(row) === '') faults.push('Product Id or Product Handle is missing')
  const isNew = !row.get('product id')
  if (isNew && keyOf(row) !== '' && !titled.has(keyOf(row))) faults.push('Product Title is missing')
  if (isNew && !row.get('variant title')) faults.push('Variant Title is missing')
  for (const [column, value] of row) {
    if (value === '') continue
    if (isNumeric(column) && Number.isNaN(Number(value))) faults.push(`${column} is not a number: ${value}`)
    if (isOneOf(columns.json, column) && !isJson(value)) faults.push(`${column} is not JSON`)
    const option = /^variant option (\d+) name$/.exec(column)?.[1]
    if (option !== undefined && !row.get(`variant option ${option} value`))
      faults.push(`variant option ${option} value is missing`)
  }
  return faults
}

const isNumeric = (column: string): boolean =>
  isOneOf(columns.number, column) || column.startsWith('variant price ')

const isOneOf = (list: readonly string[], column: string): boolean => list.includes(column)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
