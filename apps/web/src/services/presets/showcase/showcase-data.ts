import type {
  NewAddress,
  Notification,
  NotificationPreference,
  Offer,
  PaymentMethod,
  PointsTransaction,
  Reward,
  RewardsAccount,
} from '@umber/storefront-core/account'
import type { Order } from '@umber/storefront-core/orders'
import type { ProductSummary } from '@umber/storefront-core/search'

/** Days relative to today, so that the demonstration is never out of date. */
export interface DaysFromToday {
  readonly daysAgo: number
}

/** The demonstration's account data. Amounts are in major units. */
export interface ShowcaseAccountData {
  /** The first is the default. */
  readonly addresses: readonly NewAddress[]
  /** The first is the default. */
  readonly paymentMethods: readonly Omit<PaymentMethod, 'isDefault'>[]
  readonly rewards: Pick<RewardsAccount, 'points' | 'tier' | 'nextTierAt'> & {
    readonly rewards: readonly Reward[]
    readonly history: readonly (Omit<PointsTransaction, 'date'> & DaysFromToday)[]
  }
  readonly offers: readonly (Omit<Offer, 'validUntil' | 'isExpired'> & { readonly validForDays: number })[]
  readonly preferences: readonly NotificationPreference[]
  readonly notifications: readonly (Omit<Notification, 'createdAt'> & DaysFromToday)[]
  readonly recentOrders: readonly (Omit<Order, 'placedAt'> & DaysFromToday)[]
}

/**
 * The demonstration's data: products for search and wishlist, whose pictures may be relative to the backend,
 * and the account.
 */
export interface ShowcaseData extends ShowcaseAccountData {
  readonly products: readonly ProductSummary[]
}
