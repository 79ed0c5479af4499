import type { CartLine } from '@umber/storefront-core'
import { role, CartRow } from './cart-row.tsx'
import { cartCopy } from '../../copy/cart.ts'
import { VisuallyHidden } from '../../ui/primitives/visually-hidden.tsx'

export function CartTable({ lines }: { readonly lines: readonly CartLine[] }) {
  const { product, price, quantity, total, remove } = cartCopy.columns
  return (
    <table {...role.table} className="block w-full md:table">
      <thead {...role.group} className="sr-only md:not-sr-only md:table-header-group">
        <tr {...role.row} className="text-start text-small text-ink-2 md:border-b md:border-line">
          <th {...role.head} scope="col" className="pb-3 font-normal">
            {product}
          </th>
          <th {...role.head} scope="col" className="px-4 pb-3 text-end font-normal">
            {price}
          </th>
          <th {...role.head} scope="col" className="px-4 pb-3 font-normal">
            {quantity}
          </th>
          <th {...role.head} scope="col" className="pb-3 ps-4 text-end font-normal">
            {total}
          </th>
          <th {...role.head} scope="col" className="pb-3">
            <VisuallyHidden>{remove}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody {...role.group} className="block md:table-row-group">
        {lines.map((line) => (
          <CartRow key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}
