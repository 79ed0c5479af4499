import { createMoneyFormat, type Money } from '@umber/storefront-core'
import type { Channel } from '@umber/storefront-core/account'
import { formatDollars, rupeesFormat } from './showcase-money.ts'
import { plainLocale, intlTagOf, type Locale } from './locale.ts'

export type PresetName = 'showcase' | 'live'

/** What a preset shows and offers on screen. Behaviour differs behind the ports. */
export interface Preset extends Capabilities {
  readonly name: PresetName
  /** How amounts are formatted. The showcase uses its own currency in the checkout. */
  readonly money: { readonly products: WriteMoney; readonly checkout: WriteMoney }
  /** When a visitor's cart is made. */
  readonly newCart: 'at-start' | 'with-first-add'
  /** The channels that customers can be notified through. */
  readonly channels: readonly Channel[]
  /** Minimum display times, in milliseconds. */
  readonly waits: {
    readonly splashScreenMs: number
    readonly historyFlagMs: number
    readonly invoiceMs: number
  }
}

/** Each is named for what it switches on. A preset lists those that it has. */
interface Capabilities {
  /** A saved wishlist item with several variants asks for one. Otherwise the first is taken. */
  readonly asksForVariant?: true
  /**
   * The checkout has a header and a footer of its own, begins with what is known of the customer and with the cheapest delivery, and
   * shows everything again before paying. A guest is offered an account after the order.
   */
  readonly hasEnclosedCheckout?: true
  /** The filter panel offers the same choices for all products. */
  readonly hasFixedFacets?: true
  /** What a search finds is a list like that of a category. Otherwise it has price bands and an order of its own. */
  readonly hasListedSearch?: true
  /** Addresses have a country and a phone number, are checked by country, and can be edited and removed. */
  readonly hasFullAddresses?: true
  /** The account has points, offers and payment methods. */
  readonly hasLoyalty?: true
  /** The account lists recent notifications. */
  readonly hasNotifications?: true
  /** Orders have pages for details, invoice, return and look-up. */
  readonly hasOrderPages?: true
  /** On wide screens the product page has its pictures side by side, those of the chosen colour. Otherwise one at a time. */
  readonly hasPictureMosaic?: true
  /** Toasts are at the bottom, clear of the heading and of an opened drawer. Otherwise at the top. */
  readonly hasLowToasts?: true
  /** The product page has what the owner has added to it, and no tab without content. */
  readonly hasOwnDetails?: true
  /** The product page says what goes with the product, what a set is made of and what was looked at; products can be compared. */
  readonly helpsToChoose?: true
  /** The product page asks for the address of who waits for a sold-out variant. */
  readonly hasStockRequests?: true
  /** The texts state the shop's own terms, read from the backend where they depend on it; carts say the tax in their prices. */
  readonly hasOwnTerms?: true
  /** The categories are Medusa's product categories, and collections have pages of their own. */
  readonly hasProductCategories?: true
  /**
   * The checkout takes promotion codes, and an empty code is refused without a request. Cards and product pages say what automatic
   * promotions take off.
   */
  readonly hasPromotions?: true
  /** The backend keeps the profile and verifies its email address. Otherwise it may have a photo. */
  readonly hasServerProfile?: true
  /** The owner sets names, texts and terms in the dashboard. Otherwise the sources' are shown. */
  readonly hasShopSettings?: true
  /** Sells in every region of the backend, each at addresses of its own. Otherwise in the first one. */
  readonly hasRegions?: true
  /** A customer's wishlist may have changed on another device. */
  readonly hasSharedWishlist?: true
  /** Simulated parts say that they are. */
  readonly labelsSimulations?: true
  /** The product page opens with the first value of each option. Otherwise with a colour, and the shopper chooses the size. */
  readonly preselectsVariant?: true
  /** The home page has the shop in figures. */
  readonly showsFigures?: true
  /** A product whose variants differ in price shows the lowest one, after "From". Otherwise the first variant's. */
  readonly showsLowestPrice?: true
  /** Products have ratings, and cards a delivery claim. */
  readonly showsRatings?: true
}

export type WriteMoney = (money: Money) => string

const showcase: Preset = {
  name: 'showcase',
  newCart: 'at-start',
  hasFixedFacets: true,
  hasLoyalty: true,
  hasNotifications: true,
  labelsSimulations: true,
  preselectsVariant: true,
  showsFigures: true,
  showsRatings: true,
  money: { products: createMoneyFormat(rupeesFormat), checkout: ({ amount }) => formatDollars(amount) },
  channels: ['email', 'push', 'sms'],
  waits: { splashScreenMs: 2000, historyFlagMs: 500, invoiceMs: 1000 },
}

const live: Omit<Preset, 'money'> = {
  name: 'live',
  newCart: 'with-first-add',
  asksForVariant: true,
  hasEnclosedCheckout: true,
  hasFullAddresses: true,
  hasListedSearch: true,
  hasLowToasts: true,
  hasOrderPages: true,
  hasOwnDetails: true,
  hasOwnTerms: true,
  hasPictureMosaic: true,
  hasProductCategories: true,
  hasPromotions: true,
  hasRegions: true,
  hasServerProfile: true,
  hasShopSettings: true,
  hasSharedWishlist: true,
  hasStockRequests: true,
  helpsToChoose: true,
  showsLowestPrice: true,
  channels: ['email'],
  waits: { splashScreenMs: 0, historyFlagMs: 0, invoiceMs: 0 },
}

/** @param locale in which the live shop writes amounts. The showcase has one of its own. */
export function presetOf(name: PresetName, locale: Locale = plainLocale): Preset {
  if (name !== 'live') return showcase
  const written = createMoneyFormat({ locale: intlTagOf(locale), decimals: 'if-any' })
  return { ...live, money: { products: written, checkout: written } }
}
