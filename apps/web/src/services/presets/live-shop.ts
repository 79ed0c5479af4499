import type { ShopPorts } from '@umber/storefront-core/shop'
import {
  createLiveBackInStock,
  createLiveCartCredit,
  createLiveContactMessages,
  createLiveNewsletter,
  createLiveOrderChanges,
  createLiveOrderLookup,
  createLiveOrderRecords,
  createLiveOrderTransfers,
  createLiveOwnOrders,
  createLivePasswordReset,
  createLiveProductSearch,
  createLiveProductSets,
  createLivePromotions,
  createLiveRedirects,
  createLiveReturns,
  createLiveReviews,
  createLiveSaleTerms,
  createLiveWishlist,
  createProductsNamed,
} from '@umber/storefront-core/live'
import { summaryOf } from '@umber/storefront-core/search'
import { notify } from '../../ui/toast/notify.ts'
import { orderNumbersWith } from '../../config/order-numbers.ts'
import { intlTagOf } from '../../config/locale.ts'
import type { AdapterDeps } from './adapter-deps.ts'
import { waitForCustomer } from '../wait-for-session.ts'
import { liveClient } from './live-client.ts'
import { livePayments } from './live-payments.ts'

/** The live adapters of the ports that guests use too. Loaded on first use of any of them. */
export function createLiveShop(deps: AdapterDeps): ShopPorts {
  const { backendUrl, region, storage, customerStorage, identity, tabs, session } = deps
  const orderNumbers = orderNumbersWith(deps.orderNumberPrefix)
  const client = liveClient(deps)
  const productsNamed = createProductsNamed(client, backendUrl, region)
  const wishlist = createLiveWishlist({
    client,
    storage,
    customerStorage,
    identity,
    tabs,
    isSignedIn: () => waitForCustomer(session),
    summaries: async (slugs, signal) => (await productsNamed(slugs, signal)).map(summaryOf),
  })
  return {
    afterSales: {
      ownOrders: createLiveOwnOrders(client, backendUrl, orderNumbers),
      returns: createLiveReturns(client),
      orderLookup: createLiveOrderLookup(client, backendUrl, orderNumbers),
      orderTransfers: createLiveOrderTransfers(client),
      orderChanges: createLiveOrderChanges(client),
      orderRecords: createLiveOrderRecords(client),
    },
    backInStock: createLiveBackInStock(client),
    cartCredit: createLiveCartCredit(client),
    contactMessages: createLiveContactMessages(client),
    newsletter: createLiveNewsletter(client),
    passwordReset: createLivePasswordReset(client),
    productSearch: createLiveProductSearch({ client, backendUrl, region }),
    productSets: createLiveProductSets(client),
    promotions: createLivePromotions(client),
    redirects: createLiveRedirects(client),
    reviews: createLiveReviews(client, backendUrl),
    saleTerms: createLiveSaleTerms({
      client,
      region,
      payments: livePayments(deps.payments),
      locale: intlTagOf(deps.locale),
    }),
    wishlist,
    async mergeGuestData() {
      const { length } = await wishlist.merge()
      if (length === 0) return
      // The wishlist's page lists them too, so without the text nothing is lost.
      const copy = await import('../../copy/wishlist.ts').catch(() => undefined)
      if (copy === undefined) return
      const { leftOut, leftOutToast } = copy.wishlistCopy
      notify({ title: leftOut(length), description: leftOutToast, tone: 'warning' })
    },
    // Customer data is stored with the session and removed with it.
    clear: () => undefined,
  }
}
