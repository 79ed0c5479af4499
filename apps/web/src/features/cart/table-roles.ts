/** Explicit table roles: narrow screens lay out the rows as blocks, and Safari then drops the table semantics. */
export const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
