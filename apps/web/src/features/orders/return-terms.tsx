import { useQuery } from '@tanstack/react-query'
import { returnableLines, type OrderDetails } from '@umber/storefront-core/orders'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { returnCopy as copy } from '../../copy/after-sales.ts'
import { EmptyBagIllustration } from '../../ui/illustrations/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderLoadState } from './order-load-state.tsx'
import { ReturnForm } from './return-form.tsx'
import { useAfterSales, useReturnWindow } from './use-after-sales.ts'

interface ReturnTermsProps {
  readonly order: OrderDetails
  /** The way back to the order. */
  readonly back: ReactNode
  readonly reread: () => void
  /** Leads to the order, which says what is on its way back. */
  readonly onRequested: () => void
}

/** What of an order can be returned, and how; for customers and guests. */
export function ReturnTerms(props: ReturnTermsProps) {
  return (
    <>
      <Heading level={1}>{copy.title}</Heading>
      <Text className="mt-3 text-ink-2">{copy.lead(props.order.displayId)}</Text>
      <Terms {...props} />
    </>
  )
}

function Terms({ order, back, reread, onRequested }: ReturnTermsProps) {
  const afterSales = useAfterSales()
  const reading = useQuery({
    queryKey: ['return-terms', order.cartId],
    queryFn: async ({ signal }) => (await afterSales()).returns.terms(order, { signal }),
  })
  const { data } = reading
  const time = useReturnWindow()
  const returning = order.items.filter((line) => line.returning + line.returned > 0)
  if (returnableLines(order, time).length === 0)
    return (
      <>
        {returning.length > 0 && <OrderLines lines={returning} />}
        <EmptyState
          drawing={<EmptyBagIllustration />}
          title={copy.none}
          sentence={copy.noneHint(time.days)}
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
  return <ReturnForm order={order} terms={data} back={back} reread={reread} onRequested={onRequested} />
}
