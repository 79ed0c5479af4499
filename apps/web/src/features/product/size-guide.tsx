import type { SizeTable } from '@umber/storefront-core/catalogue'
import { useState } from 'react'
import { pageCopy } from '../../copy/product-page.ts'
import { overlayCopy } from '../../copy/product-overlays.ts'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { SizeTableView } from './size-table-view.tsx'
import { inUnit, unitOfTable, type SizeUnit } from './size-units.ts'

interface SizeGuideProps {
  readonly table: SizeTable
  readonly open: boolean
  readonly onClose: () => void
}

const names = { cm: overlayCopy.centimetres, in: overlayCopy.inches } as const
const units: readonly SizeUnit[] = ['cm', 'in']

/** The table of sizes in a sheet, in the two units if its columns have one. */
export function SizeGuide({ table, open, onClose }: SizeGuideProps) {
  const own = unitOfTable(table)
  const [unit, setUnit] = useState(own)
  return (
    <Sheet everOpened open={open} onClose={onClose} title={pageCopy.sizeGuide}>
      <div className="flex flex-col gap-5 p-6">
        {own !== undefined && (
          <fieldset className="flex gap-2" role="radiogroup" aria-label={overlayCopy.unit}>
            {units.map((one) => (
              <label key={one} className="relative">
                <input
                  type="radio"
                  name="size-unit"
                  className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
                  checked={unit === one}
                  onChange={() => setUnit(one)}
                />
                <span className="flex min-h-11 min-w-13 items-center justify-center rounded-control border border-control px-3 outline-offset-2 outline-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 forced-colors:peer-checked:ground-chosen">
                  {names[one]}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <SizeTableView table={unit === undefined ? table : inUnit(table, unit, names[unit])} />
      </div>
    </Sheet>
  )
}
