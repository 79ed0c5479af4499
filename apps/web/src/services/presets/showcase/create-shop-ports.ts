import type { Clock, KeyValueStorage, Random, TabChannel } from '@umber/storefront-core'
import type { ProductSummary } from '@umber/storefront-core/search'
import type { ShopPorts } from '@umber/storefront-core/shop'
import { omitUndefined, pictureUrl } from '@umber/storefront-core/parse'
import { createShowcaseContactMessages } from './contact-form.ts'
import { createShowcaseNewsletter } from './newsletter.ts'
import { createShowcasePasswordReset } from './password-reset.ts'
import { createShowcaseProductSearch } from './product-search.ts'
import { createShowcasePromotions } from './promotions.ts'
import { createShowcaseWishlist } from './wishlist.ts'

export interface ShowcaseShopOptions {
  /** The products for search and wishlist; picture addresses may be relative to the backend. */
  readonly products: readonly ProductSummary[]
  /** Storage of the wishlist between visits. */
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly random: Random
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  readonly tabs?: TabChannel | undefined
}

/** The demonstration's ports that need no account. */
export function createShowcaseShopPorts(options: ShowcaseShopOptions): ShopPorts {
  const { storage, clock, random, backendUrl, tabs } = options
  const products = options.products.map(({ image, ...product }) => ({
    ...product,
    ...omitUndefined({ image: pictureUrl(image, backendUrl) }),
  }))
  const wishlist = createShowcaseWishlist({ products, storage, clock, random, tabs })
  return {
    contactMessages: createShowcaseContactMessages(clock),
    newsletter: createShowcaseNewsletter(clock),
    passwordReset: createShowcasePasswordReset(clock),
    productSearch: createShowcaseProductSearch(products, clock),
    promotions: createShowcasePromotions(),
    wishlist,
    // There is one list per device, for guests and customers.
    mergeGuestData: async () => undefined,
    clear: wishlist.forget,
  }
}
