import type { ProductListing } from '@umber/storefront-core'
import { createLiveListing } from '@umber/storefront-core/live'
import type { AdapterWorld } from './adapter-world.ts'

/** The backend's index of goods, for lists that are read by the page. */
export const composeLiveListing = ({ client, backendUrl, catalogue }: AdapterWorld): ProductListing =>
  createLiveListing({ client, backendUrl, catalogue })
