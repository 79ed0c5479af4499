import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { loadPage } from '../adapters/load-page.ts'
import { liveAddresses } from '../app/live-addresses.ts'
import { matchAddress, type AddressParams } from '../app/match-address.ts'
import { lazyPart } from '../bindings/lazy-part.tsx'
import { NotFoundPage } from './not-found.tsx'

interface LivePageProps {
  readonly params: AddressParams
}

interface LivePage {
  readonly path: string
  readonly Page: ComponentType<LivePageProps>
}

const livePage = (load: () => Promise<ComponentType<LivePageProps>>) => lazyPart(() => loadPage(load))

/** Each with a page of its own. */
const livePages: readonly LivePage[] = [
  {
    path: liveAddresses.resetPassword,
    Page: livePage(async () => (await import('./reset-password.tsx')).ResetPasswordPage),
  },
  {
    path: liveAddresses.verifyAddress,
    Page: livePage(async () => (await import('./verify-address.tsx')).VerifyAddressPage),
  },
  {
    path: liveAddresses.placedOrder,
    Page: livePage(async () => (await import('./placed-order.tsx')).PlacedOrderPage),
  },
  {
    path: liveAddresses.order,
    Page: livePage(async () => (await import('./order.tsx')).OrderPage),
  },
  {
    path: liveAddresses.invoice,
    Page: livePage(async () => (await import('./invoice.tsx')).InvoicePage),
  },
  {
    path: liveAddresses.return,
    Page: livePage(async () => (await import('./return.tsx')).ReturnPage),
  },
  {
    path: liveAddresses.orderLookup,
    Page: livePage(async () => (await import('./order-lookup.tsx')).OrderLookupPage),
  },
  {
    path: liveAddresses.orderTransfer,
    Page: livePage(async () => (await import('./order-transfer.tsx')).OrderTransferPage),
  },
]

export function BeyondPage() {
  const { pathname } = useLocation()
  for (const { path, Page } of livePages) {
    const params = matchAddress(path, pathname)
    if (params !== undefined) return <Page key={pathname} params={params} />
  }
  return <NotFoundPage />
}
