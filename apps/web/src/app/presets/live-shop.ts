import type { ShopPorts } from '@umber/storefront-core'
import {
  createLiveContactDesk,
  createLiveNewsletter,
  createLiveOrderLookup,
  createLiveOrderTransfers,
  createLiveOwnOrders,
  createLivePasswordReset,
  createLiveProductSearch,
  createLivePromotions,
  createLiveReturns,
  createLiveWishlist,
} from '@umber/storefront-core/live'
import { summaryOf } from '@umber/storefront-core/search'
import type { AdapterWorld } from './adapter-world.ts'
import { isCustomers } from '../../bindings/is-customers.ts'
import { liveClient } from './live-client.ts'

/** The backend's side of the ports that everybody meets. Loaded when one of them is first used. */
export function composeLiveShop(world: AdapterWorld): ShopPorts {
  const { backendUrl, storage, tabs, session, catalogue } = world
  const client = liveClient(world)
  const wishlist = createLiveWishlist({
    client,
    storage,
    tabs,
    isSignedIn: () => isCustomers(session),
    async summaries(slugs, signal) {
      const found = await Promise.all(slugs.map((slug) => catalogue.product(slug, { signal })))
      return found.flatMap((product) => (product === undefined ? [] : summaryOf(product)))
    },
  })
  return {
    afterSales: {
      ownOrders: createLiveOwnOrders(client, backendUrl),
      returns: createLiveReturns(client),
      orderLookup: createLiveOrderLookup(client, backendUrl),
      orderTransfers: createLiveOrderTransfers(client),
    },
    contactDesk: createLiveContactDesk(client),
    newsletter: createLiveNewsletter(client),
    passwordReset: createLivePasswordReset(client),
    productSearch: createLiveProductSearch({ client, backendUrl }),
    promotions: createLivePromotions(client),
    wishlist,
    welcome: wishlist.merge,
    forget: wishlist.forget,
  }
}
