import type { Money, OrderDetails } from '@umber/storefront-core'
import { orderCopy } from '../../copy/after-sales.ts'
import { orderMoney } from '../../copy/order-labels.ts'

const copy = orderCopy.sums

/** The totals as the backend calculated them. */
export function OrderTotals({ order: { sums, total } }: { readonly order: OrderDetails }) {
  return (
    <>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2">
        <Sum name={copy.items} amount={sums.items} />
        <Sum name={copy.discount} amount={sums.discount} sign="−" />
        <Sum name={copy.shipping} amount={sums.shipping} />
        <dt className="border-t border-line pt-3 font-medium">{copy.total}</dt>
        <dd className="tabular border-t border-line pt-3 pl-4 text-right font-medium">{orderMoney(total)}</dd>
      </dl>
      {sums.tax !== undefined && (
        <p className="tabular mt-1 text-right text-small text-ink-2">{copy.tax(orderMoney(sums.tax))}</p>
      )}
    </>
  )
}

interface SumProps {
  readonly name: string
  readonly amount: Money | undefined
  readonly sign?: string
}

function Sum({ name, amount, sign = '' }: SumProps) {
  if (amount === undefined) return null
  return (
    <>
      <dt>{name}</dt>
      <dd className="tabular pl-4 text-right">
        {sign}
        {orderMoney(amount)}
      </dd>
    </>
  )
}
