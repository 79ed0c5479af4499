import { useQuery } from '@tanstack/react-query'
import type { OrderDetails } from '@umber/storefront-core/orders'
import { usePageHead } from '../../seo/use-page-head.ts'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { OrderLoading } from './customer-order.tsx'
import { FoundOrder } from './found-order.tsx'
import { OrderDetailsScreen } from './order-details-screen.tsx'
import { OrderLoadState } from './order-load-state.tsx'
import { useAfterSales } from './use-after-sales.ts'

interface LinkedOrderProps {
  readonly id: string
  /** The access token of the email's link. */
  readonly access: string
}

/** Shows an order to the holder of its email link. With an invalid link it shows no order. */
export function LinkedOrder({ id, access }: LinkedOrderProps) {
  const afterSales = useAfterSales()
  const reading = useQuery({
    queryKey: ['linked-order', id, access],
    queryFn: async ({ signal }): Promise<OrderDetails | null> =>
      (await (await afterSales()).orderLookup.open(id, access, { signal })) ?? null,
  })
  const { data } = reading
  usePageHead({ title: data == null ? copy.pageTitle : copy.title(data.displayId), robots: 'noindex' })
  if (data === null) return <OrderDetailsScreen id={id} />
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      {data === undefined ? (
        <OrderLoadState reading={reading} sentence={copy.failed}>
          <OrderLoading />
        </OrderLoadState>
      ) : (
        <FoundOrder order={data} reread={() => void reading.refetch()} />
      )}
    </div>
  )
}
