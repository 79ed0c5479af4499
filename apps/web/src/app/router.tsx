import { Suspense, type ReactNode } from 'react'
import { useParsedPath, usePathname } from '../hooks/location-provider.tsx'
import { withOwnPage } from '../config/own-pages.ts'
import { useShopSettings } from '../queries/shop-settings.ts'
import { useServices } from '../services/services-context.ts'
import type { Pages } from './lazy-page.ts'
import { pageAt } from './routes.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { ErrorScreen } from './error-screen.tsx'

export function Router({ pages }: { readonly pages: Pages }) {
  const { pages: published } = useShopSettings()
  const { name, slug } = withOwnPage(pageAt(useParsedPath(), useServices().preset.name), published)
  const Page = pages[name]
  return (
    <RouteErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Page key={`${name} ${slug}`} slug={slug} />
      </Suspense>
    </RouteErrorBoundary>
  )
}

/** Catches render errors of a page and keeps the header, the cart and the footer. Navigation resets it. */
export function RouteErrorBoundary({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname()
  return (
    <ErrorBoundary place={pathname} renderFailure={() => <ErrorScreen />}>
      {children}
    </ErrorBoundary>
  )
}
