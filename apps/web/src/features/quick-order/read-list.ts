import type { ListedSku } from '@umber/storefront-core/account'

/** A line as it was typed. `at` counts from 1, also the empty lines, as an editor does. */
export type TypedLine =
  | (ListedSku & { readonly kind: 'line'; readonly at: number })
  | { readonly kind: 'no-quantity'; readonly at: number; readonly text: string }

const mostPieces = 1_000_000

/**
 * Reads a list of SKUs and quantities, one a line: with a comma, a semicolon, a tab or spaces between them, or as CSV with quotes. A
 * SKU alone is one piece. A first line with words only is a heading.
 */
export function readList(text: string): readonly TypedLine[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const lines = rows.flatMap((row, index): readonly TypedLine[] =>
    row.trim() === '' ? [] : [lineOf(row.trim(), index + 1)],
  )
  const [first, ...others] = lines
  return first?.kind === 'no-quantity' && others.length > 0 && !/\d/.test(first.text) ? others : lines
}

/** In characters: far more than a SKU and a quantity. */
const longestRow = 300

function lineOf(text: string, at: number): TypedLine {
  const [sku = '', typed = '1'] = text.length > longestRow ? [] : cellsOf(text)
  const quantity = quantityOf(typed)
  return sku === '' || quantity === undefined
    ? { kind: 'no-quantity', at, text: text.slice(0, longestRow) }
    : { kind: 'line', at, sku, quantity }
}

/** The first two cells. Of a line without separators the last word is the quantity, if there is more than one. */
function cellsOf(text: string): readonly string[] {
  const cells = [...text.matchAll(/("(?:[^"]|"")*"|[^,;\t]*)(?:[,;\t]|$)/g)].map(([, cell = '']) =>
    cell.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"'),
  )
  if (/[,;\t]/.test(text)) return cells.filter((cell, index) => index === 0 || cell !== '')
  const [only = ''] = cells
  const end = only.search(/\s\S*$/)
  if (end < 0) return [only]
  const sku = only
    .slice(0, end)
    .trimEnd()
    .replace(/\s[x×]$/i, '')
    .trimEnd()
  return [sku, only.slice(end + 1)]
}

/** Also `3x` and `x 3`. Undefined for what is no whole number of pieces. */
function quantityOf(text: string): number | undefined {
  const [, digits] = /^[x×]?\s*(\d{1,7})(?:[.,]0+)?\s*[x×]?$/i.exec(text) ?? []
  const quantity = Number(digits ?? '')
  return quantity >= 1 && quantity <= mostPieces ? quantity : undefined
}
