import type { AddressBook } from './address-book.ts'
import type { AddressVerification } from './address-verification.ts'
import type { Offers } from './offers.ts'
import type { OrderHistory } from './order-history.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { Preferences } from './preferences.ts'
import type { CustomerProfile } from './customer-profile.ts'
import type { Rewards } from './rewards.ts'

/** The ports of somebody who is signed in. */
export interface AccountPorts {
  readonly addressBook: AddressBook
  /** Absent where no mail is sent. */
  readonly addressVerification?: AddressVerification
  readonly orderHistory: OrderHistory
  readonly preferences: Preferences
  readonly customerProfile: CustomerProfile
  /** Removes everything personal from this device; for when somebody has signed out. */
  readonly clear: () => void
}

/** What a demonstration shows beside, and a backend keeps only where somebody builds it. */
export interface LoyaltyPorts {
  readonly offers: Offers
  readonly paymentMethods: PaymentMethods
  readonly rewards: Rewards
}
