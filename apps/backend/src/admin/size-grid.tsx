import { Button, Input } from '@medusajs/ui'

import type { SizeTable } from '../lib/product-content/product-content'
import { SmallButton } from './small-button'

interface SizeGridProps {
  readonly table: SizeTable | null
  readonly onChange: (table: SizeTable | null) => void
}

const firstTable: SizeTable = { columns: ['Size', 'Chest'], rows: [['S', '']] }

/** The size table, cell by cell. */
export function SizeGrid({ table, onChange }: SizeGridProps) {
  if (table === null)
    return (
      <Button
        type="button"
        variant="secondary"
        size="small"
        className="w-fit"
        onClick={() => onChange(firstTable)}
      >
        Add a size table
      </Button>
    )
  const { columns, rows } = table
  const withCell = (cells: readonly string[], at: number, words: string) => cells.with(at, words)
  return (
    <>
      <div className="flex flex-col gap-2 overflow-x-auto">
        <div className="flex gap-2">
          {columns.map((column, at) => (
            <Input
              // oxlint-disable-next-line react/no-array-index-key -- columns have only their places
              key={at}
              className="min-w-24 font-medium"
              aria-label={`Heading of column ${at + 1}`}
              value={column}
              maxLength={60}
              onChange={({ target }) => onChange({ columns: withCell(columns, at, target.value), rows })}
            />
          ))}
        </div>
        {rows.map((cells, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have only their places
          <div key={row} className="flex gap-2">
            {cells.map((words, at) => (
              <Input
                // oxlint-disable-next-line react/no-array-index-key -- cells have only their places
                key={at}
                className="min-w-24"
                aria-label={`Row ${row + 1}, ${columns[at] ?? `column ${at + 1}`}`}
                value={words}
                maxLength={60}
                onChange={({ target }) =>
                  onChange({ columns, rows: rows.with(row, withCell(cells, at, target.value)) })
                }
              />
            ))}
            <SmallButton
              label={`Remove row ${row + 1}`}
              onClick={() => onChange({ columns, rows: rows.filter((_cells, place) => place !== row) })}
            >
              ×
            </SmallButton>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <SmallButton
          disabled={rows.length >= 40}
          onClick={() => onChange({ columns, rows: [...rows, columns.map(() => '')] })}
        >
          Add a row
        </SmallButton>
        <SmallButton
          disabled={columns.length >= 12}
          onClick={() => onChange({ columns: [...columns, ''], rows: rows.map((cells) => [...cells, '']) })}
        >
          Add a column
        </SmallButton>
        <SmallButton
          disabled={columns.length < 2}
          onClick={() =>
            onChange({ columns: columns.slice(0, -1), rows: rows.map((cells) => cells.slice(0, -1)) })
          }
        >
          Remove the last column
        </SmallButton>
        <SmallButton onClick={() => onChange(null)}>Remove the table</SmallButton>
      </div>
    </>
  )
}
