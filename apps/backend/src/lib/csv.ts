/** A line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** A spreadsheet runs a cell with such a beginning as a formula; an apostrophe makes it text. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell
}
