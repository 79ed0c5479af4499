import { useQuery } from '@tanstack/react-query'
import type { OrderDetails } from '@umber/storefront-core'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { OrderLoading } from './customer-order.tsx'
import { FoundOrder } from './found-order.tsx'
import { OrderDetailsScreen } from './order-details-screen.tsx'
import { Unread } from './unread.tsx'
import { useAfterSales } from './use-after-sales.ts'

interface LinkedOrderProps {
  readonly id: string
  /** What the link of the mail opens the order with. */
  readonly access: string
}

/** An order to whoever got its mail. A link that no longer holds opens no more than the order's id. */
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
        <Unread reading={reading} sentence={copy.failed}>
          <OrderLoading />
        </Unread>
      ) : (
        <FoundOrder order={data} />
      )}
    </div>
  )
}
