export { createShowcaseContactMessages } from './contact-form.ts'
export { createShowcaseAccountPorts, type ShowcaseAccountOptions } from './create-account-ports.ts'
export { createShowcaseShopPorts, type ShowcaseShopOptions } from './create-shop-ports.ts'
export { createShowcasePorts, type ShowcaseOptions, type ShowcasePorts } from './create-showcase-ports.ts'
export { createShowcaseNewsletter } from './newsletter.ts'
export { createShowcaseCheckoutGateway } from './checkout-gateway.ts'
export { createShowcasePasswordReset } from './password-reset.ts'
export {
  createShowcaseListing,
  type ShowcaseListing,
  type ShowcaseListingOptions,
} from './product-listing.ts'
export { createShowcaseProductSearch } from './product-search.ts'
export { createShowcasePromotions } from './promotions.ts'
export type { DaysFromToday, ShowcaseAccountData, ShowcaseData } from './showcase-data.ts'
export { createShowcaseWishlist, type ShowcaseWishlistOptions } from './wishlist.ts'
