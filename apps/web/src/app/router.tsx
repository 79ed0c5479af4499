import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useShop } from '../bindings/shop.ts'
import type { Pages } from './lazy-page.ts'
import { pageAt } from './page-modules.ts'
import { PagePlaceholder } from './page-placeholder.tsx'
import { RouteBoundary } from './route-boundary.tsx'

export function Router({ pages }: { readonly pages: Pages }) {
  const { pathname } = useLocation()
  const { name, slug } = pageAt(pathname, useShop().preset.name)
  const Page = pages[name]
  return (
    <RouteBoundary>
      <Suspense fallback={<PagePlaceholder />}>
        <Page key={`${name} ${slug}`} slug={slug} />
      </Suspense>
    </RouteBoundary>
  )
}
