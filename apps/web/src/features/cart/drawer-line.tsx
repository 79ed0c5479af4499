import type { CartLine } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'
import { cartCopy } from '../../copy/cart.ts'
import { classNames } from '../../ui/class-names.ts'
import { LineName, LineOptions, LinePicture } from './line-picture.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { RemoveButton, busyLine, useCartLine } from '../cart-line/use-cart-line.tsx'

export function DrawerLine({ line }: { readonly line: CartLine }) {
  const { isBusy, setQuantity, remove } = useCartLine(line)
  const { money } = useServices().preset
  return (
    <li
      aria-busy={isBusy || undefined}
      className={classNames('flex gap-4 border-b border-line py-5 last:border-0', isBusy && busyLine)}
    >
      <LinePicture line={line} sizes="5rem" className="w-20 shrink-0" replace />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex justify-between gap-4">
          <div className="min-w-0">
            <LineName line={line} replace />
            <LineOptions line={line} />
          </div>
          <p className="tabular shrink-0 text-body">{money.products(line.lineTotal)}</p>
        </div>
        <div className="mt-auto flex items-end justify-between gap-2 pt-3">
          <LineQuantity line={line} min={1} onChange={setQuantity} />
          <RemoveButton name={line.name} onRemove={remove} label={cartCopy.remove} />
        </div>
      </div>
    </li>
  )
}
