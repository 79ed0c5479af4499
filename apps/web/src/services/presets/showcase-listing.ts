import { systemClock } from '@umber/storefront-core'
import type { ProductListing } from '@umber/storefront-core/catalogue'
import { showcaseFacets } from '../../config/showcase-facets.ts'
import { createShowcaseListing as createListing } from './showcase/product-listing.ts'
import { categoriesQuery } from '../../queries/products.ts'
import type { AdapterDeps } from './adapter-deps.ts'

/** The showcase product lists. Loaded with the first page that has one. */
export const createShowcaseListing = ({ catalogue, queryClient }: AdapterDeps): ProductListing =>
  createListing({
    catalogue: {
      ...catalogue,
      categories: () => queryClient.ensureQueryData(categoriesQuery(catalogue)),
    },
    facets: showcaseFacets,
    clock: systemClock,
  })
