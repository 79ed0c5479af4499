import type { ComponentType } from 'react'
import { usePathname } from '../hooks/location-provider.tsx'
import { importWithReload } from '../browser/import-with-reload.ts'
import { matchPath } from '../config/match-path.ts'
import { livePages } from '../config/paths.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { NotFoundScreen } from '../features/layout/not-found-screen.tsx'

interface LivePageProps {
  /** The path parameter, such as an order id. Empty on pages without a parameter. */
  readonly id: string
}

interface LiveRoute {
  readonly pattern: string
  /** The page is for everyone: it reads nothing from the device. The other pages begin as a placeholder. */
  readonly isPublic?: true
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
    pattern: livePages.checkoutReturn.pattern,
    Page: livePage(async () => (await import('../features/checkout/return-screen.tsx')).ReturnScreen),
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
    isPublic: true,
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

/** Whether the live shop has a page at this path. */
export const isLivePage = (pathname: string): boolean =>
  routes.some(({ pattern }) => matchPath(pattern, pathname) !== undefined)

export function LivePages() {
  const pathname = usePathname()
  const isHydrated = useIsHydrated()
  for (const { pattern, isPublic, Page } of routes) {
    const params = matchPath(pattern, pathname)
    if (params !== undefined)
      return isPublic || isHydrated ? <Page key={pathname} id={params['id'] ?? ''} /> : <PageSkeleton />
  }
  return <NotFoundScreen />
}
