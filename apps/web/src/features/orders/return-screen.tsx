import { useQuery } from '@tanstack/react-query'
import type { OrderDetails } from '@umber/storefront-core'
import { returnableLines } from '@umber/storefront-core/orders'
import { paths } from '../../config/paths.ts'
import { orderCopy, returnCopy as copy } from '../../copy/after-sales.ts'
import { EmptyBagIllustration } from '../../ui/illustrations/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { CustomerOrder } from './customer-order.tsx'
import { OrderLines } from './order-lines.tsx'
import { ReturnForm } from './return-form.tsx'
import { returnWindow, useAfterSales } from './use-after-sales.ts'
import { OrderLoadState } from './order-load-state.tsx'

export function ReturnScreen({ id }: { readonly id: string }) {
  return (
    <CustomerOrder id={id} title={() => copy.title}>
      {(order, reread) => (
        <div className="max-w-reading">
          <Breadcrumb
            crumbs={[
              { label: orderCopy.all, to: paths.orders() },
              { label: order.displayId, to: paths.order(order.id) },
              { label: copy.title },
            ]}
          />
          <Heading level={1}>{copy.title}</Heading>
          <Text className="mt-3 text-ink-2">{copy.lead(order.displayId)}</Text>
          <Terms order={order} reread={reread} />
        </div>
      )}
    </CustomerOrder>
  )
}

function Terms({ order, reread }: { readonly order: OrderDetails; readonly reread: () => void }) {
  const afterSales = useAfterSales()
  const reading = useQuery({
    queryKey: ['return-terms', order.cartId],
    queryFn: async ({ signal }) => (await afterSales()).returns.terms(order, { signal }),
  })
  const { data } = reading
  const back = (
    <LinkButton variant="outline" to={paths.order(order.id)}>
      {copy.back}
    </LinkButton>
  )
  const returning = order.items.filter((line) => line.returning + line.returned > 0)
  if (returnableLines(order, returnWindow()).length === 0)
    return (
      <>
        {returning.length > 0 && <OrderLines lines={returning} />}
        <EmptyState
          drawing={<EmptyBagIllustration />}
          title={copy.none}
          sentence={copy.noneHint}
          action={back}
        />
      </>
    )
  if (data === undefined)
    return (
      <OrderLoadState reading={reading} sentence={copy.failed}>
        <Skeleton className="mt-8 h-56 w-full" />
      </OrderLoadState>
    )
  if (data.ways.length === 0)
    return (
      <EmptyState
        drawing={<EmptyBagIllustration />}
        title={copy.none}
        sentence={copy.noWay}
        action={<LinkButton to={paths.contact()}>{copy.contact}</LinkButton>}
      />
    )
  return <ReturnForm order={order} terms={data} back={back} reread={reread} />
}
