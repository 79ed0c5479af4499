import type { Failure } from '@umber/storefront-core'
import type { Order } from '@umber/storefront-core/orders'
import { orderTabs, type OrderTab } from '@umber/storefront-core/account'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../hooks/use-search-params.ts'
import { paths } from '../../config/paths.ts'
import { failureSentence } from '../../copy/failure.ts'
import { orderList } from '../../queries/orders.ts'
import { useLoadMoreQuery, type LoadedItems } from '../../queries/use-load-more-query.ts'
import { useServices } from '../../services/services-context.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useStore } from '../../hooks/use-store.ts'
import { historyCopy as copy } from '../../copy/account.ts'
import { EmptyBagIllustration } from '../../ui/illustrations/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Tabs } from '../../ui/patterns/tabs.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { OrderCard } from './order-card.tsx'
import { SignInFirst } from './sign-in-first.tsx'

export function OrderHistoryScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const { session } = useServices()
  const view = useStore(session)
  if (view.status === 'guest') return <SignInFirst />
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <Heading level={1} className="pb-6">
        {copy.title}
      </Heading>
      {view.status === 'signed-in' ? <Orders customerId={view.customer.id} /> : <Loading />}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <p className="text-ink-2">{copy.loading}</p>
      {[0, 1].map((place) => (
        <Skeleton key={place} className="mt-6 h-56 w-full" />
      ))}
    </div>
  )
}

/** An address is read by shoppers, so it has their spelling. */
const inAddress = (tab: string): string => (tab === 'canceled' ? 'cancelled' : tab)

function Orders({ customerId }: { readonly customerId: string }) {
  const [params, setParams] = useSearchParams()
  const shown = orderTabs.find((tab) => inAddress(tab) === params.get('status')) ?? 'all'
  return (
    <Tabs
      label={copy.tabsLabel}
      value={shown}
      onChange={(tab) => setParams(tab === 'all' ? {} : { status: inAddress(tab) }, { replace: true })}
      tabs={orderTabs.map((tab) => ({
        id: tab,
        label: copy.tabs[tab],
        content: <OrderList tab={tab} customerId={customerId} />,
      }))}
    />
  )
}

interface OrderListProps {
  readonly tab: OrderTab
  readonly customerId: string
}

function OrderList({ tab, customerId }: OrderListProps) {
  const list = useLoadMoreQuery(orderList(useServices(), customerId, tab))
  if (list.status === 'loading') return <Loading />
  if (list.status === 'failed') return <Failed {...list} />
  return list.value.items.length === 0 ? <NoOrders tab={tab} /> : <LoadedOrders list={list.value} />
}

function LoadedOrders({ list }: { readonly list: LoadedItems<Order> }) {
  const { items: orders, total, growth, isPlaceholder } = list
  const cards = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<number>()
  const isGrown = opened !== undefined && orders.length > opened

  // The pressed button moves or disappears: focus the first new order, unless the focus was moved meanwhile.
  useEffect(() => {
    const { activeElement } = document
    if (!isGrown || (activeElement !== document.body && activeElement !== more.current)) return
    cards.current?.children[opened]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [opened, isGrown])

  return (
    <>
      <ul ref={cards} className="flex flex-col gap-6">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {growth.kind === 'failed' && <Failed {...growth} />}
      {orders.length < total && growth.kind !== 'failed' && (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p className="tabular text-small text-ink-2">{copy.progress({ shown: orders.length, total })}</p>
          <Button
            ref={more}
            variant="outline"
            busy={isPlaceholder || growth.kind === 'growing'}
            onClick={() => {
              if (growth.kind !== 'ready') return
              setOpened(orders.length)
              growth.grow()
            }}
          >
            {copy.more}
          </Button>
        </div>
      )}
    </>
  )
}

interface FailedProps {
  readonly failure: Failure
  readonly retry: () => void
}

const Failed = ({ failure, retry }: FailedProps) => (
  <ErrorAlert sentence={copy.failed} hint={failureSentence(failure)} onRetry={retry} />
)

function NoOrders({ tab }: { readonly tab: OrderTab }) {
  if (tab !== 'all')
    return <EmptyState drawing={<EmptyBagIllustration />} title={copy.empty} sentence={copy.emptyTab} />
  return (
    <EmptyState
      drawing={<EmptyBagIllustration />}
      title={copy.empty}
      sentence={copy.emptyHint}
      action={<LinkButton to={paths.category('all')}>{copy.start}</LinkButton>}
    />
  )
}
