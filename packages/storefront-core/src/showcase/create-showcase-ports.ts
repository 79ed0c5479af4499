import { createOrderHistory, type OrderClient } from '../account/create-order-history.ts'
import type { Customer } from '../auth/customer.ts'
import type { AddressBook } from '../ports/address-book.ts'
import type { PortCall } from '../ports/call.ts'
import type { ContactDesk } from '../ports/contact-desk.ts'
import type { Newsletter } from '../ports/newsletter.ts'
import type { Offers } from '../ports/offers.ts'
import type { OrderDesk } from '../ports/order-desk.ts'
import type { OrderHistory } from '../ports/order-history.ts'
import type { PasswordReset } from '../ports/password-reset.ts'
import type { PaymentMethods } from '../ports/payment-methods.ts'
import type { Clock, KeyValueStorage, Random, Tabs } from '../ports/platform.ts'
import type { Preferences } from '../ports/preferences.ts'
import type { ProductSearch } from '../ports/product-search.ts'
import type { ProfileDesk } from '../ports/profile.ts'
import type { Promotions } from '../ports/promotions.ts'
import type { Rewards } from '../ports/rewards.ts'
import type { Wishlist } from '../ports/wishlist.ts'
import { given } from '../reading/given.ts'
import { pictureUrl } from '../reading/picture-url.ts'
import { createAccountShelf } from './account-shelf.ts'
import { createShowcaseAddressBook } from './address-book.ts'
import { createShowcaseContactDesk } from './contact-desk.ts'
import { daysBefore } from './days-before.ts'
import { createShowcaseNewsletter } from './newsletter.ts'
import { createShowcaseOffers } from './offers.ts'
import { createShowcaseOrderDesk } from './order-desk.ts'
import { createShowcasePasswordReset } from './password-reset.ts'
import { createShowcasePaymentMethods } from './payment-methods.ts'
import { createShowcasePreferences } from './preferences.ts'
import { createShowcaseProductSearch } from './product-search.ts'
import { createShowcaseProfileDesk } from './profile.ts'
import { createShowcasePromotions } from './promotions.ts'
import { createShowcaseRewards } from './rewards.ts'
import type { ShowcaseData } from './showcase-data.ts'
import { createShowcaseWishlist } from './wishlist.ts'

export interface ShowcaseOptions {
  readonly data: ShowcaseData
  /** Where the account's changes and the wishlist are kept between visits. */
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly random: Random
  /** The order history is real, in a demonstration too. */
  readonly client: OrderClient
  /** What relative picture addresses are relative to. */
  readonly backendUrl: string
  /** Who is signed in: what one customer changes, another one never sees. */
  readonly customer: () => Customer | undefined
  readonly tabs?: Tabs | undefined
}

export interface ShowcasePorts {
  readonly addressBook: AddressBook
  readonly contactDesk: ContactDesk
  readonly newsletter: Newsletter
  readonly offers: Offers
  readonly orderDesk: OrderDesk
  readonly orderHistory: OrderHistory
  readonly passwordReset: PasswordReset
  readonly paymentMethods: PaymentMethods
  readonly preferences: Preferences
  readonly productSearch: ProductSearch
  readonly profileDesk: ProfileDesk
  readonly promotions: Promotions
  readonly rewards: Rewards
  readonly wishlist: Wishlist
  /** Removes everything personal from this device; for when somebody has signed out. */
  readonly forget: () => void
}

/** Every port as the demonstration has it: simulated, told as such, and the same between two visits. */
export function createShowcasePorts(options: ShowcaseOptions): ShowcasePorts {
  const { data, storage, clock, random, client, backendUrl, customer, tabs } = options
  const shelf = createAccountShelf(storage, () => customer()?.id)
  const products = data.products.map(({ image, ...product }) => ({
    ...product,
    ...given({ image: pictureUrl(image, backendUrl) }),
  }))
  const wishlist = createShowcaseWishlist({ products, storage, clock, random, tabs })
  const recent = async (call?: PortCall) => {
    call?.signal?.throwIfAborted()
    return data.recentOrders.map(({ daysAgo, ...order }) => ({
      ...order,
      placedAt: daysBefore(clock, daysAgo),
    }))
  }
  return {
    addressBook: createShowcaseAddressBook(data.addresses, shelf, random),
    contactDesk: createShowcaseContactDesk(clock),
    newsletter: createShowcaseNewsletter(clock),
    offers: createShowcaseOffers(data.offers, shelf, clock),
    orderDesk: createShowcaseOrderDesk({ clock, random }),
    orderHistory: createOrderHistory({ client, backendUrl, recent }),
    passwordReset: createShowcasePasswordReset(clock),
    paymentMethods: createShowcasePaymentMethods(data.paymentMethods, shelf),
    preferences: createShowcasePreferences(data, shelf, clock),
    productSearch: createShowcaseProductSearch(products, clock),
    profileDesk: createShowcaseProfileDesk(customer, shelf),
    promotions: createShowcasePromotions(),
    rewards: createShowcaseRewards(data.rewards, shelf, clock),
    wishlist,
    forget() {
      shelf.forget()
      wishlist.forget()
    },
  }
}
