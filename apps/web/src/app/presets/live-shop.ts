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
  createLiveSaleTerms,
  createLiveWishlist,
  createProductsNamed,
} from '@umber/storefront-core/live'
import { summaryOf } from '@umber/storefront-core/search'
import { notify } from '../../ui/toast/notify.ts'
import type { AdapterWorld } from './adapter-world.ts'
import { isCustomers } from '../../bindings/is-customers.ts'
import { liveClient } from './live-client.ts'
import { livePayments } from './live-payments.ts'

/** The backend's side of the ports that everybody meets. Loaded when one of them is first used. */
export function composeLiveShop(world: AdapterWorld): ShopPorts {
  const { backendUrl, storage, customerStorage, identity, tabs, session } = world
  const client = liveClient(world)
  const productsNamed = createProductsNamed(client, backendUrl)
  const wishlist = createLiveWishlist({
    client,
    storage,
    customerStorage,
    identity,
    tabs,
    isSignedIn: () => isCustomers(session),
    summaries: async (slugs, signal) => (await productsNamed(slugs, signal)).map(summaryOf),
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
    saleTerms: createLiveSaleTerms({ client, payments: livePayments.map(({ kind }) => kind) }),
    wishlist,
    async welcome() {
      const { length } = await wishlist.merge()
      if (length === 0) return
      const { wishlistCopy } = await import('../../copy/wishlist.ts')
      notify({
        title: wishlistCopy.leftOut(length),
        description: wishlistCopy.leftOutToast,
        tone: 'warning',
      })
    },
    // What is kept of a customer is kept beside their session, and goes with it.
    forget: () => undefined,
  }
}
