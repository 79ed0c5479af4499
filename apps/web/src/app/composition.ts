import type { QueryClient } from '@tanstack/react-query'
import { CommerceClient } from '@umber/commerce-client'
import {
  createCartStore,
  createCatalogue,
  type KnownProduct,
  type Newsletter,
  type Product,
} from '@umber/storefront-core'
import { createBrowserStorage } from '../adapters/browser-storage.ts'
import { createBrowserTabs } from '../adapters/browser-tabs.ts'
import type { Shop } from '../bindings/shop.ts'
import type { ShopConfig } from './config.ts'
import { createQueryClient } from './query-client.ts'

/** The only place where the client, the core and the browser meet. */
export function composeShop(config: ShopConfig) {
  const { backendUrl, publishableKey, featuredProductIds, socialLinks } = config
  // Reads are repeated by the query client, so that there is one rule for it and not two on top of one another.
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, retry: false })
  const queryClient = createQueryClient()
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds })
  const storage = createBrowserStorage(() => window.localStorage)
  const tabs = createBrowserTabs('umber-cart')
  const lookupProduct = productsOnScreen(queryClient)
  const cart = createCartStore({ client, backendUrl, storage, tabs, lookupProduct })
  const showcase = () =>
    import('./showcase.ts').then((it) => it.composeShowcase({ client, backendUrl, storage, tabs }))
  const newsletter: Newsletter = {
    subscribe: async (...asked) => (await showcase()).newsletter.subscribe(...asked),
  }
  const shop: Shop = { catalogue, cart, newsletter, featuredProductIds, socialLinks }
  return { shop, queryClient }
}

/** What the product page has read already need not be read again before it is added. */
const productsOnScreen =
  (queryClient: QueryClient) =>
  (productId: string): KnownProduct | undefined => {
    const queries = queryClient.getQueryCache().findAll({ queryKey: ['product'] })
    for (const { state } of queries) {
      const product = state.data as Product | null | undefined
      if (product?.id === productId) return { product, fetchedAt: state.dataUpdatedAt }
    }
    return undefined
  }
