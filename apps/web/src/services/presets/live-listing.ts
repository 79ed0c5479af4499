import type { ProductListing } from '@umber/storefront-core/catalogue'
import { createLiveListing } from '@umber/storefront-core/live'
import type { AdapterDeps } from './adapter-deps.ts'

/** The live product lists. Loaded with the first list that a page from the server does not have. */
export const createLiveProductLists = ({ client, backendUrl, region }: AdapterDeps): ProductListing =>
  createLiveListing({ client, backendUrl, region })
