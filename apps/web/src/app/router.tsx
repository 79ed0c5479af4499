import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../services/services-context.ts'
import type { Pages } from './lazy-page.ts'
import { pageAt } from './routes.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { RouteErrorBoundary } from './route-error-boundary.tsx'

export function Router({ pages }: { readonly pages: Pages }) {
  const { pathname } = useLocation()
  const { name, slug } = pageAt(pathname, useServices().preset.name)
  const Page = pages[name]
  return (
    <RouteErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Page key={`${name} ${slug}`} slug={slug} />
      </Suspense>
    </RouteErrorBoundary>
  )
}
