export { createShowcaseContactDesk } from './contact-desk.ts'
export {
  createShowcaseAccountPorts,
  type ShowcaseAccountOptions,
  type ShowcaseAccountPorts,
} from './create-account-ports.ts'
export {
  createShowcaseShopPorts,
  type ShowcaseShopOptions,
  type ShowcaseShopPorts,
} from './create-shop-ports.ts'
export { createShowcasePorts, type ShowcaseOptions, type ShowcasePorts } from './create-showcase-ports.ts'
export { createShowcaseNewsletter } from './newsletter.ts'
export { createShowcaseOrderDesk } from './order-desk.ts'
export { createShowcasePasswordReset } from './password-reset.ts'
export { createShowcaseProductSearch } from './product-search.ts'
export { createShowcasePromotions } from './promotions.ts'
export type { DaysFromToday, ShowcaseAccountData, ShowcaseData } from './showcase-data.ts'
export { createShowcaseWishlist, type ShowcaseWishlistOptions } from './wishlist.ts'
