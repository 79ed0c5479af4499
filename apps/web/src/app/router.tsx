import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pageModules } from './page-modules.ts'
import type { Pages } from './lazy-page.ts'
import { PagePlaceholder } from './page-placeholder.tsx'
import { RouteBoundary } from './route-boundary.tsx'

export function Router({ pages }: { readonly pages: Pages }) {
  return (
    <RouteBoundary>
      <Suspense fallback={<PagePlaceholder />}>
        <Routes>
          <Route path={pageModules.home.path} element={<pages.Home />} />
          <Route path={pageModules.category.path} element={<pages.Category />} />
          <Route path={pageModules.product.path} element={<pages.Product />} />
          <Route path={pageModules.cart.path} element={<pages.Cart />} />
          <Route path={pageModules.checkout.path} element={<pages.Checkout />} />
          <Route path={pageModules.notFound.path} element={<pages.NotFound />} />
        </Routes>
      </Suspense>
    </RouteBoundary>
  )
}
