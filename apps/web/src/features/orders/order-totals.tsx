import type { Money } from '@umber/storefront-core'
import type { OrderLedger } from '@umber/storefront-core/orders'
import { orderCopy } from '../../copy/after-sales.ts'
import { useFormats } from '../../hooks/use-formats.ts'

const copy = orderCopy.sums

/** What the order costs, what was paid for it, and what is left to pay or owed: each as the ledger has it. */
export function OrderTotals({ ledger }: { readonly ledger: OrderLedger }) {
  const formats = useFormats()
  const { rows, total, taxIncluded, charged, refunded, balance } = ledger
  return (
    <>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2">
        {rows.map(({ kind, amount }) => (
          <Sum key={kind} name={copy.rows[kind]} amount={amount} />
        ))}
        <dt className="border-t border-line pt-3 font-medium">{copy.total}</dt>
        <dd className="tabular border-t border-line pt-3 ps-4 text-end font-medium">
          {formats.money(total)}
        </dd>
      </dl>
      {taxIncluded !== undefined && (
        <p className="tabular mt-1 text-end text-small text-ink-2">{copy.tax(formats.money(taxIncluded))}</p>
      )}
      {(charged !== undefined || balance.kind === 'owed') && (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-3">
          <Sum name={copy.charged} amount={charged} />
          {refunded !== undefined && <Sum name={copy.refunded} amount={negative(refunded)} />}
          {balance.kind === 'to-pay' && <Sum name={copy.toPay} amount={balance.amount} />}
          {balance.kind === 'owed' && <Sum name={copy.owed[balance.when]} amount={balance.amount} />}
        </dl>
      )}
    </>
  )
}

const negative = ({ amount, currency }: Money): Money => ({ amount: -amount, currency })

interface SumProps {
  readonly name: string
  readonly amount: Money | undefined
}

function Sum({ name, amount }: SumProps) {
  const formats = useFormats()
  if (amount === undefined) return null
  return (
    <>
      <dt>{name}</dt>
      <dd className="tabular ps-4 text-end">
        {amount.amount < 0 ? `−${formats.money(negative(amount))}` : formats.money(amount)}
      </dd>
    </>
  )
}
