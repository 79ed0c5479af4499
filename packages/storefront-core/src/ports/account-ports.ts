import type { AddressBook } from './address-book.ts'
import type { AddressVerification } from './address-verification.ts'
import type { Offers } from './offers.ts'
import type { OrderHistory } from './order-history.ts'
import type { OwnAccount } from './own-account.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { Preferences } from './preferences.ts'
import type { QuickOrder } from './quick-order.ts'
import type { CustomerProfile } from './customer-profile.ts'
import type { Rewards } from './rewards.ts'
import type { StoreCredit } from './store-credit.ts'

/** The ports of a signed-in customer. */
export interface AccountPorts {
  readonly addressBook: AddressBook
  /** Absent where no emails are sent. */
  readonly addressVerification?: AddressVerification
  /** Absent where customers have no points, offers or stored cards. */
  readonly loyalty?: LoyaltyPorts
  readonly orderHistory: OrderHistory
  /** Absent where the account is simulated. */
  readonly ownAccount?: OwnAccount
  readonly preferences: Preferences
  /** Absent where the account is simulated. */
  readonly storeCredit?: StoreCredit
  /** Absent where nothing is ordered by a list. */
  readonly quickOrder?: QuickOrder
  readonly customerProfile: CustomerProfile
  /** Removes all personal data from this device; for signing out. */
  readonly clear: () => void
}

/** Features that the demonstration shows and that a real backend needs custom code for. */
export interface LoyaltyPorts {
  readonly offers: Offers
  readonly paymentMethods: PaymentMethods
  readonly rewards: Rewards
}
