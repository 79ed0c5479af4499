import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { importWithReload } from '../browser/import-with-reload.ts'
import { livePaths } from '../config/live-paths.ts'
import { matchPath } from '../config/match-path.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { NotFoundScreen } from '../features/layout/not-found-screen.tsx'

interface LivePageProps {
  /** The path parameter, such as an order id. Empty on pages without a parameter. */
  readonly id: string
}

interface LivePage {
  readonly path: string
  readonly Page: ComponentType<LivePageProps>
}

const livePage = (load: () => Promise<ComponentType<LivePageProps>>) =>
  lazyComponent(() => importWithReload(load))

const livePages: readonly LivePage[] = [
  {
    path: livePaths.resetPassword,
    Page: livePage(
      async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
    ),
  },
  {
    path: livePaths.verifyAddress,
    Page: livePage(
      async () => (await import('../features/auth/verify-address-screen.tsx')).VerifyAddressScreen,
    ),
  },
  {
    path: livePaths.placedOrder,
    Page: livePage(async () => (await import('./placed-order-page.tsx')).PlacedOrderPage),
  },
  {
    path: livePaths.order,
    Page: livePage(
      async () => (await import('../features/orders/order-details-screen.tsx')).OrderDetailsScreen,
    ),
  },
  {
    path: livePaths.invoice,
    Page: livePage(async () => (await import('../features/orders/invoice-screen.tsx')).InvoiceScreen),
  },
  {
    path: livePaths.return,
    Page: livePage(async () => (await import('../features/orders/return-screen.tsx')).ReturnScreen),
  },
  {
    path: livePaths.orderLookup,
    Page: livePage(
      async () => (await import('../features/orders/order-lookup-screen.tsx')).OrderLookupScreen,
    ),
  },
  {
    path: livePaths.orderTransfer,
    Page: livePage(
      async () => (await import('../features/orders/order-transfer-screen.tsx')).OrderTransferScreen,
    ),
  },
]

export function LivePages() {
  const { pathname } = useLocation()
  for (const { path, Page } of livePages) {
    const params = matchPath(path, pathname)
    if (params !== undefined) return <Page key={pathname} id={params['id'] ?? ''} />
  }
  return <NotFoundScreen />
}
