/** On narrow screens the rows are laid out as blocks, and Safari then forgets that they are a table: it is told again. */
export const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
