import { showcaseFacets, systemClock } from '@umber/storefront-core'
import { createShowcaseListing } from '@umber/storefront-core/showcase'
import { importWithReload } from '../../browser/import-with-reload.ts'
import { prefetchLists } from '../../queries/prefetch-lists.ts'
import { categoriesQuery } from '../../queries/products.ts'
import type { Adapters } from './adapters.ts'

export const showcase: Adapters = {
  prefetchLists,
  listing: async ({ catalogue, queryClient }) =>
    createShowcaseListing({
      catalogue: {
        ...catalogue,
        categories: () => queryClient.ensureQueryData(categoriesQuery(catalogue)),
      },
      facets: showcaseFacets,
      clock: systemClock,
    }),
  shop: async (deps) => (await importWithReload(() => import('./showcase-shop.ts'))).createShowcaseShop(deps),
  checkoutGateway: async () =>
    (await importWithReload(() => import('./showcase-checkout.ts'))).createShowcaseCheckout(),
  account: async (deps) =>
    (await importWithReload(() => import('./showcase-account.ts'))).createShowcaseAccount(deps),
}
