import { addresses, notifications, offers, paymentMethods, preferences, rewards } from './account.ts'
import products from './products.generated.json'
import { recentOrders } from './recent-orders.ts'

/** The goods that search and wishlist know without asking the backend. Pictures are relative to its address. */
export const showcaseProducts = products

/** What a customer finds in the account. Dates are told in days from today. */
export const showcaseAccount = {
  addresses,
  paymentMethods,
  rewards,
  offers,
  preferences,
  notifications,
  recentOrders,
}
