import { liveTitles } from '../copy/live-titles.ts'
import { Suspense, type ReactNode } from 'react'
import { useParsedPath, usePathname } from '../hooks/location-provider.tsx'
import { pageAt, recordOf } from '../config/match-page.ts'
import { withOwnPage } from '../config/own-pages.ts'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { useShopSettings } from '../queries/shop-settings.ts'
import { useServices } from '../services/services-context.ts'
import type { Pages } from './lazy-page.ts'
import { usePageHead } from '../seo/use-page-head.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { ErrorScreen } from './error-screen.tsx'

export function Router({ pages }: { readonly pages: Pages }) {
  const { pages: published } = useShopSettings()
  const { name, params } = withOwnPage(pageAt(useParsedPath(), useServices().preset.name), published)
  const title = recordOf(name)?.placeholder
  const placeholder = title && liveTitles[title]
  const Page = pages[name]
  const page = <Page key={[name, ...Object.values(params)].join(' ')} {...params} />
  return (
    <RouteErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        {placeholder === undefined ? page : <VisitorsPage title={placeholder}>{page}</VisitorsPage>}
      </Suspense>
    </RouteErrorBoundary>
  )
}

interface VisitorsPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page that is only for its visitor: a placeholder until the device can be asked. */
function VisitorsPage({ title, children }: VisitorsPageProps) {
  return useIsHydrated() ? children : <Placeholder title={title} />
}

/** Search engines may read no more than this. */
function Placeholder({ title }: { readonly title: string }) {
  usePageHead({ title, robots: 'noindex' })
  return <PageSkeleton />
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
