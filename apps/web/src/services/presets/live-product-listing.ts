import type { ProductListing } from '@umber/storefront-core'
import { createLiveListing } from '@umber/storefront-core/live'
import type { AdapterDeps } from './adapter-deps.ts'

/** The live listing adapter for paged lists. */
export const createLiveProductListing = ({ client, backendUrl, catalogue }: AdapterDeps): ProductListing =>
  createLiveListing({ client, backendUrl, catalogue })
