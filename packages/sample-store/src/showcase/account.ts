import { addresses, notifications, offers, paymentMethods, preferences, rewards } from './account-data.ts'
import { recentOrders } from './recent-orders.ts'

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
