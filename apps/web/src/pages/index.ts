import { about } from './about.page.ts'
import { account } from './account.page.ts'
import { cart } from './cart.page.ts'
import { category } from './category.page.ts'
import { checkoutReturn } from './checkout-return.page.ts'
import { checkout } from './checkout.page.ts'
import { collection } from './collection.page.ts'
import { compare } from './compare.page.ts'
import { confirmEmail } from './confirm-email.page.ts'
import { confirmNewsletter } from './confirm-newsletter.page.ts'
import { contact } from './contact.page.ts'
import { faq } from './faq.page.ts'
import { forgotPassword } from './forgot-password.page.ts'
import { help } from './help.page.ts'
import { home } from './home.page.ts'
import { invoice } from './invoice.page.ts'
import { journalPost } from './journal-post.page.ts'
import { journalPreview } from './journal-preview.page.ts'
import { journal } from './journal.page.ts'
import { leaveBackInStock } from './leave-back-in-stock.page.ts'
import { leaveReviewRequests } from './leave-review-requests.page.ts'
import { leaveNewsletter } from './leave-newsletter.page.ts'
import { login } from './login.page.ts'
import { orderLookup } from './order-lookup.page.ts'
import { orderTransfer } from './order-transfer.page.ts'
import { order } from './order.page.ts'
import { orders } from './orders.page.ts'
import { ownPage } from './own-page.page.ts'
import { pagePreview } from './page-preview.page.ts'
import { placedOrder } from './placed-order.page.ts'
import { privacy } from './privacy.page.ts'
import { product } from './product.page.ts'
import { quickOrder } from './quick-order.page.ts'
import { resetPassword } from './reset-password.page.ts'
import { returnItems } from './return.page.ts'
import { search } from './search.page.ts'
import { shippingPolicy } from './shipping-policy.page.ts'
import { signup } from './signup.page.ts'
import { terms } from './terms.page.ts'
import { verifyAddress } from './verify-address.page.ts'
import { wishlist } from './wishlist.page.ts'

/**
 * Every page by name. A new page is a record, a line here and a screen. Addresses, matching, loading, reading ahead, statuses, the
 * sitemap and robots.txt are derived from this table. The records have data only, because the server and every feature read them.
 */
export const pages = {
  home,
  category,
  collection,
  product,
  cart,
  search,
  wishlist,
  compare,
  checkout,
  login,
  signup,
  forgotPassword,
  account,
  orders,
  about,
  contact,
  help,
  shippingPolicy,
  terms,
  privacy,
  faq,
  ownPage,
  journal,
  journalPost,
  resetPassword,
  verifyAddress,
  confirmEmail,
  confirmNewsletter,
  leaveNewsletter,
  leaveBackInStock,
  leaveReviewRequests,
  checkoutReturn,
  placedOrder,
  order,
  invoice,
  return: returnItems,
  orderLookup,
  orderTransfer,
  pagePreview,
  quickOrder,
  journalPreview,
} as const

export type PageName = keyof typeof pages
