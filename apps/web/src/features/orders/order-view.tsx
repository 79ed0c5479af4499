import type { OrderDetails } from '@umber/storefront-core/orders'
import type { ReactNode } from 'react'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { BankTransferDetails } from '../bank-transfer/bank-transfer-details.tsx'
import { NetTermsDetails } from '../bank-transfer/net-terms-details.tsx'
import { OrderMeta } from './order-meta.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderStepList } from './order-step-list.tsx'
import { OrderTotals } from './order-totals.tsx'
import { statusWords } from '../../copy/order-labels.ts'
import { useFormats } from '../../hooks/use-formats.ts'

interface OrderViewProps {
  readonly order: OrderDetails
  /** The breadcrumb above the heading. */
  readonly trail?: ReactNode
  readonly actions?: ReactNode
  /** Below the parcels: documents, returns and what has happened. */
  readonly records?: ReactNode
  /** Whether what was delivered can be reviewed. */
  readonly canReview?: boolean
}

/** All details of an order, for customers and guests. */
export function OrderView({ order, trail, actions, records, canReview = false }: OrderViewProps) {
  const formats = useFormats()
  const { label, tone } = statusWords(order.status)
  return (
    <>
      {trail}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading level={1} className="tabular wrap-anywhere">
          {copy.title(order.displayId)}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-2 text-ink-2">{copy.placed(formats.day(order.placedAt))}</p>
      {actions}
      <OrderStepList order={order} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <div>
          <section aria-labelledby="order-items">
            <Heading level={2} look="h3" id="order-items">
              {copy.items}
            </Heading>
            <OrderLines lines={order.items} canReview={canReview} />
          </section>
          <OrderParcels order={order} />
          {records}
        </div>
        <div className="flex flex-col gap-10">
          <section aria-labelledby="order-total" className="bg-sunk p-6">
            <Heading level={2} look="h3" id="order-total">
              {copy.sums.heading}
            </Heading>
            <OrderTotals ledger={order.ledger} />
          </section>
          {order.transfer !== undefined && <BankTransferDetails transfer={order.transfer} />}
          {order.netTerms !== undefined && <NetTermsDetails terms={order.netTerms} />}
          <OrderMeta order={order} />
        </div>
      </div>
    </>
  )
}
