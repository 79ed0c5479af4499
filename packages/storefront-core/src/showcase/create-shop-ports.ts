import type { Clock, KeyValueStorage, Random, TabChannel } from '../ports/platform.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import type { ShopPorts } from '../ports/shop-ports.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { createShowcaseContactMessages } from './contact-form.ts'
import { createShowcaseNewsletter } from './newsletter.ts'
import { createShowcasePasswordReset } from './password-reset.ts'
import { createShowcaseProductSearch } from './product-search.ts'
import { createShowcasePromotions } from './promotions.ts'
import { createShowcaseWishlist } from './wishlist.ts'

export interface ShowcaseShopOptions {
  /** What search and wishlist know; pictures may be relative to the backend. */
  readonly products: readonly ProductSummary[]
  /** Where the wishlist is kept between visits. */
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly random: Random
  /** What relative picture addresses are relative to. */
  readonly backendUrl: string
  readonly tabs?: TabChannel | undefined
}

/** The ports that everybody meets, as the demonstration has them. */
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
    // A visitor's list is the device's, and a customer's too.
    mergeGuestData: async () => undefined,
    clear: wishlist.forget,
  }
}
