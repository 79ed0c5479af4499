import type { CartLine } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'
import { cartCopy } from '../../copy/cart.ts'
import { classNames } from '../../ui/class-names.ts'
import { TrashIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { LineName, LineOptions, LinePicture } from './line-picture.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { busyLine, useCartLine } from '../cart-line/use-cart-line.tsx'

/** Explicit table roles: narrow screens lay out the rows as blocks, and Safari then drops the table semantics. */
export const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

export function CartRow({ line }: { readonly line: CartLine }) {
  const { isBusy, setQuantity, remove } = useCartLine(line)
  const { money } = useServices().preset
  return (
    <tr
      {...role.row}
      aria-busy={isBusy || undefined}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto] gap-x-3 sm:gap-x-4 border-b border-line py-6 md:table-row',
        isBusy && busyLine,
      )}
    >
      <td {...role.cell} className="contents md:table-cell md:py-6">
        <div className="contents md:flex md:items-center md:gap-6">
          <LinePicture
            line={line}
            sizes="6.5rem"
            className="col-start-1 row-span-3 row-start-1 w-line-picture shrink-0"
          />
          <div className="col-start-2 row-start-1 min-w-0">
            <LineName line={line} />
            <LineOptions line={line} />
          </div>
        </div>
      </td>
      <td
        {...role.cell}
        className="tabular col-start-2 row-start-2 text-small text-ink-2 md:px-4 md:text-end md:text-body md:text-ink"
      >
        {money.products(line.price)}
      </td>
      <td {...role.cell} className="col-start-2 row-start-3 self-end pt-2 md:px-4 md:pt-0">
        <LineQuantity line={line} min={0} onChange={setQuantity} />
      </td>
      <td
        {...role.cell}
        className="tabular col-start-3 row-start-3 self-center pt-1 text-end text-body font-medium md:pt-0 md:ps-4"
      >
        {money.products(line.lineTotal)}
      </td>
      <td {...role.cell} className="col-start-3 row-start-1 -mt-2.5 -me-3 text-end md:mt-0 md:ps-2">
        <IconButton label={cartCopy.removeNamed(line.name)} onClick={remove} className="text-ink-2">
          <TrashIcon />
        </IconButton>
      </td>
    </tr>
  )
}
