/** A row of a CSV file, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What a CSV text contains, or why it is not one. `row` counts from 1, without the header. */
export type ParsedCsv =
  | { readonly kind: 'parsed'; readonly rows: readonly Readonly<Record<string, string>>[] }
  | { readonly kind: 'malformed'; readonly message: string; readonly row?: number }

/** The rows of a table, from 0. A row is read when it is asked for: of a large file, only its text is kept. */
export interface Records {
  readonly length: number
  /** The cells of a row. */
  readonly at: (index: number) => readonly string[]
}

/** A CSV text as a table. `columns` are the names of the header. */
export type CsvTable =
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly records: Records }
  | Extract<ParsedCsv, { kind: 'malformed' }>

/**
 * Reads a CSV file whose first line names the columns. The cells are separated by commas, semicolons or tabs: the header
 * tells by which, or a first line such as `sep=;`. Lines end with LF, CRLF or CR. Rows of empty cells are left out. A
 * quote within a cell that does not begin with one is text, as an inch sign: `Frame 12" oak`.
 *
 * @param csv a text, or the bytes of a file: UTF-8, UTF-16 and Windows-1252 are told apart.
 */
export function parseCsv(csv: string | Uint8Array): ParsedCsv {
  const table = readTable(csv)
  if (table.kind === 'malformed') return table
  const { columns, records } = table
  const rows = Array.from({ length: records.length }, (_, row) => {
    const cells = records.at(row)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
  return { kind: 'parsed', rows }
}

/** As `parseCsv`, without an object for each row. */
export function readTable(csv: string | Uint8Array): CsvTable {
  const whole = decode(csv)
  const named = /^"?sep=([^\r\n"])"?[,;\t]*(?:\r\n|\n|\r|$)/i.exec(whole)
  const text = named === null ? whole : whole.slice(named[0].length)
  const delimiter = named?.[1] ?? delimiterOf(text)
  const read = recordReader(text, delimiter)
  let columns: readonly string[] | undefined
  /** Where the rows begin. */
  const starts: number[] = []
  for (let start = 0, next = 0; start < text.length; start = next) {
    const place = columns === undefined ? {} : { row: starts.length + 1 }
    const record = read(start)
    if (typeof record === 'string') return { kind: 'malformed', message: record, ...place }
    const { cells } = record
    ;({ next } = record)
    if (cells.some(isLost)) return { kind: 'malformed', message: lostCharacters, ...place }
    if (isBlank(cells)) continue
    if (columns === undefined) columns = cells
    else if (cells.length < columns.length || !isBlank(cells.slice(columns.length)))
      return {
        kind: 'malformed',
        message: `The row has ${cells.length} cells, and the header ${columns.length}`,
        ...place,
      }
    else starts.push(start)
  }
  const at = (index: number): readonly string[] => {
    const record = read(starts[index] ?? text.length)
    return typeof record === 'string' ? [] : record.cells
  }
  return { kind: 'table', columns: columns ?? [], records: { length: starts.length, at } }
}

/** What stands for bytes that a decoder did not know, and what UTF-16 becomes that is read as UTF-8. */
const isLost = (cell: string): boolean => cell.includes('\u0000') || cell.includes('\uFFFD')

const lostCharacters =
  'Characters were lost when the file was read. Read it with the encoding that it has, or pass its bytes'

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** Writes rows as a CSV text. The columns are those of all rows, in the order of their first appearance. */
export function formatCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((cells) => `${cells.map((cell) => quoted(String(cell ?? ''))).join(',')}\n`).join('')
}

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

function decode(csv: string | Uint8Array): string {
  if (typeof csv === 'string') return csv.replace(/^\uFEFF/, '')
  const text = (encoding: string): string => new TextDecoder(encoding).decode(csv)
  const [first, second] = csv
  if (first === 0xff && second === 0xfe) return text('utf-16le')
  if (first === 0xfe && second === 0xff) return text('utf-16be')
  // A header is ASCII, so that every second byte of UTF-16 without a mark is 0.
  if (second === 0 && first !== 0) return text('utf-16le')
  if (first === 0 && second !== 0) return text('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(csv)
  } catch {
    // Node 20 decodes the signs between 0x80 and 0x9F as ISO 8859-1.
    return text('windows-1252').replaceAll(
      /[\u0080-\u009F]/g,
      (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign,
    )
  }
}

const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** The separator that the header, which quotes no name that contains one, has most often. */
function delimiterOf(text: string): string {
  const header = (/^\s*[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((sign) => header.split(sign).length)
  return [',', ';', '\t', '|'][counts.indexOf(Math.max(...counts))] ?? ','
}

interface CsvRecord {
  readonly cells: readonly string[]
  /** Where the next record begins. */
  readonly next: number
}

/** Reads the record at a place of a CSV text, or says why it and what follows cannot be read. */
function recordReader(text: string, delimiter: string): (start: number) => CsvRecord | string {
  const end = new RegExp(`[\\u{${delimiter.codePointAt(0)?.toString(16) ?? ''}}\r\n]|$`, 'gu')
  return (start) => {
    const cells: string[] = []
    for (let at = start; ; at += 1) {
      const first = at
      if (text[at] === '"') {
        const closing = closingQuote(text, at)
        if (closing === undefined) return 'A quote is opened and not closed'
        cells.push(text.slice(at + 1, closing).replaceAll('""', '"'))
        at = closing + 1
        while (text[at] === ' ') at += 1
      }
      end.lastIndex = at
      const { index } = end.exec(text) ?? { index: text.length }
      if (text[first] !== '"') cells.push(text.slice(at, index))
      else if (index > at)
        return `A quote is neither doubled nor at the end of its cell: ${text.slice(first, first + 40)}`
      at = index
      if (text[at] !== delimiter)
        return { cells, next: at + (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1) }
    }
  }
}

/** The index of the quote that closes the one at `start`. */
function closingQuote(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return undefined
}
