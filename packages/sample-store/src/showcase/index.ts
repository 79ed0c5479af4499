import { addresses, notifications, offers, paymentMethods, preferences, rewards } from './account.ts'
import products from './products.generated.json'
import { recentOrders } from './recent-orders.ts'

/**
 * What a demonstration shows where no backend is asked. Pictures are relative to the backend's address, and
 * dates are told in days from today.
 */
export const showcaseData = {
  products,
  addresses,
  paymentMethods,
  rewards,
  offers,
  preferences,
  notifications,
  recentOrders,
}
