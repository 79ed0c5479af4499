import type { OrderDetails } from '@umber/storefront-core/orders'
import { OrderDocuments } from './order-documents.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** What the shop keeps of an order beside the order itself. */
export function OrderRecords({ order }: { readonly order: OrderDetails }) {
  return (
    <>
      <OrderDocuments order={order} />
      <OrderTimeline order={order} />
    </>
  )
}
