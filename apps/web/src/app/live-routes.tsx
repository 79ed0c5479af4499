import type { ComponentType } from 'react'
import { useParsedPath } from '../hooks/location-provider.tsx'
import { importWithReload } from '../browser/import-with-reload.ts'
import { matchPath, type ParsedPath } from '../config/match-path.ts'
import { livePages } from '../config/paths.ts'
import { liveTitles } from '../copy/live-titles.ts'
import { usePageHead } from '../seo/use-page-head.ts'
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
  readonly title: string
  /** The page is for everyone: it reads nothing from the device. The other pages begin as a placeholder. */
  readonly isPublic?: true
  readonly Page: ComponentType<LivePageProps>
}

const livePage = (load: () => Promise<ComponentType<LivePageProps>>) =>
  lazyComponent(() => importWithReload(load))

const routes: readonly LiveRoute[] = [
  {
    pattern: livePages.resetPassword.pattern,
    title: liveTitles.resetPassword,
    Page: livePage(
      async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
    ),
  },
  {
    pattern: livePages.verifyAddress.pattern,
    title: liveTitles.verifyAddress,
    Page: livePage(
      async () => (await import('../features/auth/verify-address-screen.tsx')).VerifyAddressScreen,
    ),
  },
  {
    pattern: livePages.checkoutReturn.pattern,
    title: liveTitles.checkoutReturn,
    Page: livePage(
      async () => (await import('../features/checkout/back-from-payment-screen.tsx')).BackFromPaymentScreen,
    ),
  },
  {
    pattern: livePages.placedOrder.pattern,
    title: liveTitles.order,
    Page: livePage(async () => (await import('./placed-order-page.tsx')).PlacedOrderPage),
  },
  {
    pattern: livePages.order.pattern,
    title: liveTitles.order,
    Page: livePage(
      async () => (await import('../features/orders/order-details-screen.tsx')).OrderDetailsScreen,
    ),
  },
  {
    pattern: livePages.invoice.pattern,
    title: liveTitles.order,
    Page: livePage(async () => (await import('../features/orders/invoice-screen.tsx')).InvoiceScreen),
  },
  {
    pattern: livePages.return.pattern,
    title: liveTitles.order,
    Page: livePage(
      async () => (await import('../features/orders/request-return-screen.tsx')).RequestReturnScreen,
    ),
  },
  {
    pattern: livePages.orderLookup.pattern,
    title: liveTitles.orderLookup,
    isPublic: true,
    Page: livePage(
      async () => (await import('../features/orders/order-lookup-screen.tsx')).OrderLookupScreen,
    ),
  },
  {
    pattern: livePages.orderTransfer.pattern,
    title: liveTitles.orderTransfer,
    Page: livePage(
      async () => (await import('../features/orders/order-transfer-screen.tsx')).OrderTransferScreen,
    ),
  },
  {
    pattern: livePages.pagePreview.pattern,
    title: liveTitles.pagePreview,
    Page: livePage(
      async () => (await import('../features/own-pages/page-preview-screen.tsx')).PagePreviewScreen,
    ),
  },
]

/** Whether the live shop has a page at this path. */
export const isLivePage = (path: ParsedPath): boolean =>
  routes.some(({ pattern }) => matchPath(pattern, path) !== undefined)

export function LivePages() {
  const path = useParsedPath()
  const isHydrated = useIsHydrated()
  for (const { pattern, title, isPublic, Page } of routes) {
    const params = matchPath(pattern, path)
    if (params === undefined) continue
    if (!isPublic && !isHydrated) return <Placeholder title={title} />
    return <Page key={path.pathname} id={params['id'] ?? ''} />
  }
  return <NotFoundScreen />
}

/** None of these pages is for search engines, which may read no more than this. */
function Placeholder({ title }: { readonly title: string }) {
  usePageHead({ title, robots: 'noindex' })
  return <PageSkeleton />
}
