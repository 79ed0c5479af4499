import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import type { ComponentType } from 'react'
import { matchAddress, type AddressParams } from '../app/match-address.ts'
import { NotFoundPage } from './not-found.tsx'

interface LivePageProps {
  readonly params: AddressParams
}

interface LivePage {
  readonly path: string
  readonly Page: ComponentType<LivePageProps>
}

/** The addresses that mails and accounts of the live shop lead to. */
const livePages: readonly LivePage[] = [
  {
    path: '/reset-password',
    Page: lazy(async () => ({ default: (await import('./reset-password.tsx')).ResetPasswordPage })),
  },
  {
    path: '/account/orders/:id',
    Page: lazy(async () => ({ default: (await import('./order.tsx')).OrderPage })),
  },
  {
    path: '/account/orders/:id/invoice',
    Page: lazy(async () => ({ default: (await import('./invoice.tsx')).InvoicePage })),
  },
  {
    path: '/account/orders/:id/return',
    Page: lazy(async () => ({ default: (await import('./return.tsx')).ReturnPage })),
  },
  {
    path: '/order-lookup',
    Page: lazy(async () => ({ default: (await import('./order-lookup.tsx')).OrderLookupPage })),
  },
  {
    path: '/order-transfer',
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
