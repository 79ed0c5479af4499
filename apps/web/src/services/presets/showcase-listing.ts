import { systemClock } from '@umber/storefront-core'
import { showcaseFacets, type ProductListing } from '@umber/storefront-core/catalogue'
import { createShowcaseListing as createListing } from '@umber/storefront-core/showcase'
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
