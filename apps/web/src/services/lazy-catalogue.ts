import type { Catalogue } from '@umber/storefront-core'

/** A catalogue whose code loads with its first read. Every call rejects when the code cannot be loaded. */
export const lazyCatalogue = (load: () => Promise<Catalogue>): Catalogue => ({
  region: async () => (await load()).region(),
  categories: async (options) => (await load()).categories(options),
  collections: async (options) => (await load()).collections(options),
  collection: async (slug, options) => (await load()).collection(slug, options),
  products: async (options) => (await load()).products(options),
  product: async (slug, options) => (await load()).product(slug, options),
  productsOf: async (which, options) => (await load()).productsOf(which, options),
})
