import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureFrom, type Order } from '@umber/storefront-core'
import { ordersIn, orderTabs, type OrderTab } from '@umber/storefront-core/account'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { useStore } from '../../bindings/use-store.ts'
import { useHere } from '../../bindings/use-here.ts'
import { historyCopy as copy } from '../../copy/account.ts'
import { failureSentence } from '../../copy/failure.ts'
import { DoorDrawing } from '../../ui/drawings/door.tsx'
import { EmptyBagDrawing } from '../../ui/drawings/empty-bag.tsx'
import { EmptyState } from '../../ui/patterns/empty-state.tsx'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { Tabs } from '../../ui/patterns/tabs.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { OrderCard } from './order-card.tsx'

const pageSize = 20

export function OrderHistoryScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const { session } = useShop()
  const view = useStore(session)
  if (view.kind === 'visitor') return <SignInFirst />
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <Heading level={1} className="pb-6">
        {copy.title}
      </Heading>
      {view.kind === 'customer' ? <Orders customerId={view.customer.id} /> : <Loading />}
    </div>
  )
}

function SignInFirst() {
  const here = useHere()
  return (
    <div className="page-width py-section-quiet">
      <EmptyState
        level={1}
        drawing={<DoorDrawing />}
        title={copy.signIn}
        sentence={copy.signInHint}
        action={<LinkButton to={paths.login(here)}>{copy.signInAction}</LinkButton>}
      />
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

function Orders({ customerId }: { readonly customerId: string }) {
  const { accountPorts, session } = useShop()
  const [wanted, setWanted] = useState(pageSize)
  const query = useQuery({
    queryKey: ['orders', customerId, wanted],
    queryFn: async ({ signal }) =>
      (await accountPorts()).orderHistory.list({ offset: 0, limit: wanted }, { signal }),
    // What is there stays while more is on its way.
    placeholderData: keepPreviousData,
  })
  const { error } = query
  const isEnded = error !== null && failureFrom(error).kind === 'unauthorised'
  useEffect(() => {
    // The server no longer knows this session: the shop finds out, and this page asks to sign in.
    if (isEnded) void session.open().then((store) => store.noteUnauthorised())
  }, [isEnded, session])

  if (query.data === undefined)
    return error !== null && !query.isFetching ? (
      <FailureNotice
        sentence={copy.failed}
        hint={failureSentence(failureFrom(error))}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Loading />
    )
  const { orders, total } = query.data
  if (orders.length === 0)
    return (
      <EmptyState
        drawing={<EmptyBagDrawing />}
        title={copy.empty}
        sentence={copy.emptyHint}
        action={<LinkButton to={paths.category('all')}>{copy.start}</LinkButton>}
      />
    )
  return (
    <>
      <OrderTabs orders={orders} />
      {orders.length < total && (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p className="tabular text-small text-ink-2">{copy.progress(orders.length, total)}</p>
          <Button
            variant="outline"
            busy={query.isPlaceholderData}
            onClick={() => setWanted(wanted + pageSize)}
          >
            {copy.more}
          </Button>
        </div>
      )}
    </>
  )
}

function OrderTabs({ orders }: { readonly orders: readonly Order[] }) {
  const [params, setParams] = useSearchParams()
  const shown = orderTabs.find((tab) => tab === params.get('status')) ?? 'all'
  return (
    <Tabs
      label={copy.tabsLabel}
      value={shown}
      onChange={(tab) => setParams(tab === 'all' ? {} : { status: tab }, { replace: true })}
      tabs={orderTabs.map((tab) => ({
        id: tab,
        label: copy.tabs[tab],
        content: <OrderList tab={tab} orders={orders} />,
      }))}
    />
  )
}

function OrderList({ tab, orders }: { readonly tab: OrderTab; readonly orders: readonly Order[] }) {
  const own = ordersIn(tab, orders)
  if (own.length === 0)
    return <EmptyState drawing={<EmptyBagDrawing />} title={copy.empty} sentence={copy.emptyTab} />
  return (
    <ul className="flex flex-col gap-6">
      {own.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}
