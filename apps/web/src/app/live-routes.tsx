import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { importWithReload } from '../browser/import-with-reload.ts'
import { matchPath } from '../config/match-path.ts'
import { livePages } from '../config/paths.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { NotFoundScreen } from '../features/layout/not-found-screen.tsx'

interface LivePageProps {
  /** The path parameter, such as an order id. Empty on pages without a parameter. */
  readonly id: string
}

interface LiveRoute {
  readonly pattern: string
  readonly Page: ComponentType<LivePageProps>
}

const livePage = (load: () => Promise<ComponentType<LivePageProps>>) =>
  lazyComponent(() => importWithReload(load))

const routes: readonly LiveRoute[] = [
  {
    pattern: livePages.resetPassword.pattern,
    Page: livePage(
      async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
    ),
  },
  {
    pattern: livePages.verifyAddress.pattern,
    Page: livePage(
      async () => (await import('../features/auth/verify-address-screen.tsx')).VerifyAddressScreen,
    ),
  },
  {
    pattern: livePages.placedOrder.pattern,
    Page: livePage(async () => (await import('./placed-order-page.tsx')).PlacedOrderPage),
  },
  {
    pattern: livePages.order.pattern,
    Page: livePage(
      async () => (await import('../features/orders/order-details-screen.tsx')).OrderDetailsScreen,
    ),
  },
  {
    pattern: livePages.invoice.pattern,
    Page: livePage(async () => (await import('../features/orders/invoice-screen.tsx')).InvoiceScreen),
  },
  {
    pattern: livePages.return.pattern,
    Page: livePage(async () => (await import('../features/orders/return-screen.tsx')).ReturnScreen),
  },
  {
    pattern: livePages.orderLookup.pattern,
    Page: livePage(
      async () => (await import('../features/orders/order-lookup-screen.tsx')).OrderLookupScreen,
    ),
  },
  {
    pattern: livePages.orderTransfer.pattern,
    Page: livePage(
      async () => (await import('../features/orders/order-transfer-screen.tsx')).OrderTransferScreen,
    ),
  },
]

export function LivePages() {
  const { pathname } = useLocation()
  for (const { pattern, Page } of routes) {
    const params = matchPath(pattern, pathname)
    if (params !== undefined) return <Page key={pathname} id={params['id'] ?? ''} />
  }
  return <NotFoundScreen />
}
