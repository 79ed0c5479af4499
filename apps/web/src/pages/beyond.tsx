import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import type { ComponentType } from 'react'
import { liveAddresses } from '../app/live-addresses.ts'
import { matchAddress, type AddressParams } from '../app/match-address.ts'
import { NotFoundPage } from './not-found.tsx'

interface LivePageProps {
  readonly params: AddressParams
}

interface LivePage {
  readonly path: string
  readonly Page: ComponentType<LivePageProps>
}

/** Each with a page of its own. */
const livePages: readonly LivePage[] = [
  {
    path: liveAddresses.resetPassword,
    Page: lazy(async () => ({ default: (await import('./reset-password.tsx')).ResetPasswordPage })),
  },
  {
    path: liveAddresses.placedOrder,
    Page: lazy(async () => ({ default: (await import('./placed-order.tsx')).PlacedOrderPage })),
  },
  {
    path: liveAddresses.order,
    Page: lazy(async () => ({ default: (await import('./order.tsx')).OrderPage })),
  },
  {
    path: liveAddresses.invoice,
    Page: lazy(async () => ({ default: (await import('./invoice.tsx')).InvoicePage })),
  },
  {
    path: liveAddresses.return,
    Page: lazy(async () => ({ default: (await import('./return.tsx')).ReturnPage })),
  },
  {
    path: liveAddresses.orderLookup,
    Page: lazy(async () => ({ default: (await import('./order-lookup.tsx')).OrderLookupPage })),
  },
  {
    path: liveAddresses.orderTransfer,
    Page: lazy(async () => ({ default: (await import('./order-transfer.tsx')).OrderTransferPage })),
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
