import { useQuery } from '@tanstack/react-query'
import type { OrderDetails } from '@umber/storefront-core/orders'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useStore } from '../../hooks/use-store.ts'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { EmptyBagIllustration } from '../../ui/illustrations/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { OrderLoadState } from './order-load-state.tsx'
import { useAfterSales } from './use-after-sales.ts'

interface CustomerOrderProps {
  readonly id: string
  /** The document title, once the order's number is known. */
  readonly title: (number: string) => string
  readonly children: (order: OrderDetails, reread: () => void) => ReactNode
}

/** A page about one of the customer's orders, with its loading and error states. */
export function CustomerOrder({ id, title, children }: CustomerOrderProps) {
  const view = useStore(useServices().session)
  usePageHead({ title: copy.pageTitle, robots: 'noindex' })
  if (view.status === 'guest') return <SignInFirst />
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      {view.status === 'signed-in' ? (
        <Found id={id} customerId={view.customer.id} title={title}>
          {children}
        </Found>
      ) : (
        <OrderLoading />
      )}
    </div>
  )
}

function Found({ id, customerId, title, children }: CustomerOrderProps & { readonly customerId: string }) {
  const reading = useOrder(id, customerId)
  const { data, refetch } = reading
  if (data === undefined)
    return (
      <OrderLoadState reading={reading} sentence={copy.failed}>
        <OrderLoading />
      </OrderLoadState>
    )
  if (data === null)
    return (
      <EmptyState
        level={1}
        drawing={<EmptyBagIllustration />}
        title={copy.missing}
        sentence={copy.missingHint}
        action={<LinkButton to={paths.orders()}>{copy.all}</LinkButton>}
      />
    )
  return <Titled title={title(data.displayId)}>{children(data, () => void refetch())}</Titled>
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageHead({ title, robots: 'noindex' })
  return children
}

export function OrderLoading() {
  return (
    <div aria-busy="true">
      <p className="text-ink-2">{copy.loading}</p>
      <Skeleton className="mt-6 h-12 w-2/3 max-w-form" />
      <Skeleton className="mt-6 h-56 w-full" />
    </div>
  )
}

/** One of the customer's orders; null when it does not exist. */
function useOrder(id: string, customerId: string) {
  const afterSales = useAfterSales()
  return useQuery({
    queryKey: ['order', customerId, id],
    queryFn: async ({ signal }): Promise<OrderDetails | null> =>
      (await (await afterSales()).ownOrders.find(id, { signal })) ?? null,
  })
}
