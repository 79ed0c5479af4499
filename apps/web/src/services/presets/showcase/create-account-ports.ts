import {
  type AccountPorts,
  createOrderHistory,
  type LoyaltyPorts,
  type OrderClient,
} from '@umber/storefront-core/account'
import type { Customer } from '@umber/storefront-core/auth'
import type { Clock, KeyValueStorage, PortOptions, Random } from '@umber/storefront-core'
import { createAccountStorage } from './account-storage.ts'
import { createShowcaseAddressBook } from './address-book.ts'
import { daysBefore } from './days-before.ts'
import { createShowcaseOffers } from './offers.ts'
import { createShowcasePaymentMethods } from './payment-methods.ts'
import { createShowcasePreferences } from './preferences.ts'
import { createShowcaseCustomerProfile } from './customer-profile.ts'
import { createShowcaseRewards } from './rewards.ts'
import type { ShowcaseAccountData } from './showcase-data.ts'

export interface ShowcaseAccountOptions {
  readonly data: ShowcaseAccountData
  /** Storage of account changes between visits. */
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly random: Random
  /** The order history is real, in the demonstration too. */
  readonly client: OrderClient
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** The signed-in customer: one customer's changes are never shown to another. */
  readonly customer: () => Customer | undefined
}

/** The demonstration's ports for a signed-in customer. */
export function createShowcaseAccountPorts(options: ShowcaseAccountOptions): AccountPorts & LoyaltyPorts {
  const { data, storage, clock, random, client, backendUrl, customer } = options
  const accountStorage = createAccountStorage(storage, () => customer()?.id)
  const recent = async (call?: PortOptions) => {
    call?.signal?.throwIfAborted()
    return data.recentOrders.map(({ daysAgo, ...order }) => ({
      ...order,
      placedAt: daysBefore(clock, daysAgo),
    }))
  }
  return {
    addressBook: createShowcaseAddressBook(data.addresses, accountStorage, random),
    offers: createShowcaseOffers(data.offers, accountStorage, clock),
    orderHistory: createOrderHistory({ client, backendUrl, recent }),
    paymentMethods: createShowcasePaymentMethods(data.paymentMethods, accountStorage),
    preferences: createShowcasePreferences(data, accountStorage, clock),
    customerProfile: createShowcaseCustomerProfile(customer, accountStorage),
    rewards: createShowcaseRewards(data.rewards, accountStorage, clock),
    clear: () => accountStorage.forget(),
  }
}
