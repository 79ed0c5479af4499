import papa from 'papaparse'

/** A row of a CSV file, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What a CSV text contains, or why it is not one. `row` counts from 1, without the header. */
export type ParsedCsv =
  | { readonly kind: 'parsed'; readonly rows: readonly Readonly<Record<string, string>>[] }
  | { readonly kind: 'malformed'; readonly message: string; readonly row?: number }

/** Reads a CSV text whose first line names the columns. Empty lines are left out. */
export function parseCsv(text: string): ParsedCsv {
  const { data, errors } = papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  // A file with one column has no delimiter to detect.
  const error = errors.find(({ code }) => code !== 'UndetectableDelimiter')
  if (error === undefined) return { kind: 'parsed', rows: data }
  const { message, row, type } = error
  if (row === undefined) return { kind: 'malformed', message }
  // Papa counts from 0, and with the header where quotes are wrong.
  return { kind: 'malformed', message, row: type === 'Quotes' ? row : row + 1 }
}

/** Writes rows as a CSV text. The columns are those of all rows, in the order of their first appearance. */
export function formatCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return `${papa.unparse(
    rows.map((row) => ({ ...row })),
    { columns, newline: '\n' },
  )}\n`
}
