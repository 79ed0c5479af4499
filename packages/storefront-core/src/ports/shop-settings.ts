import type { ContentOutline, ShopLink } from './content.ts'
import type { PortOptions } from './port-options.ts'

/** At least one of them is set. */
export interface MeasuringSettings {
  /** Google Analytics' measurement id, such as `G-ABC123DEF4`. */
  readonly ga4Id?: string | undefined
  /** The domain that the site is known by in Plausible. */
  readonly plausibleDomain?: string | undefined
}

/**
 * What the owner of a shop has set. What is undefined was not set: the shop then uses the texts that it was built with. Picture
 * addresses are absolute.
 */
export interface ShopSettings extends ContentOutline {
  readonly name?: string | undefined
  /** For search engines, where a page has no description. */
  readonly description?: string | undefined
  /** A picture in place of the name. */
  readonly wordmark?: string | undefined
  /** A square picture. */
  readonly icon?: string | undefined
  /** For shared links to pages without a picture. */
  readonly socialPicture?: string | undefined
  readonly contact: {
    readonly email?: string | undefined
    readonly phone?: string | undefined
    readonly address?: readonly string[] | undefined
    readonly hours?: readonly string[] | undefined
  }
  readonly socialLinks?: readonly { readonly name: string; readonly url: string }[] | undefined
  /** Undefined when it is off. */
  readonly announcement?: { readonly text: string; readonly url?: string | undefined } | undefined
  /** Days from its delivery within which an item can be returned. */
  readonly returnDays?: number | undefined
  readonly orderNumberPrefix?: string | undefined
  /** The products that come first in the row of featured products. */
  readonly featuredProductIds?: readonly string[] | undefined
  readonly hero: {
    readonly title?: string | undefined
    readonly text?: string | undefined
    readonly link?: ShopLink | undefined
    readonly picture?: string | undefined
    readonly pictureText?: string | undefined
  }
  /** In the menu, after the categories. */
  readonly menuLinks: readonly ShopLink[]
  readonly footer: {
    readonly text?: string | undefined
    readonly columns?: readonly { readonly title: string; readonly links: readonly ShopLink[] }[] | undefined
  }
  /** Customers review products and ask about them. */
  readonly hasReviews?: true | undefined
  readonly checkoutNote?: string | undefined
  /** Who counts visits and purchases. Undefined when no one does. */
  readonly measuring?: MeasuringSettings | undefined
  /** Carts can be paid with gift cards. */
  readonly takesGiftCards?: true | undefined
  /** Carts can be paid with store credit. */
  readonly takesStoreCredit?: true | undefined
  /** The profile of a customer has a company. */
  readonly hasCompanyAccounts?: true | undefined
  /** Customers can order by a list of SKUs. */
  readonly hasQuickOrder?: true | undefined
  /** What was read is kept on the device, for times without a network. */
  readonly readsOffline?: true | undefined
  readonly invoice: {
    readonly legalName?: string | undefined
    readonly taxNumber?: string | undefined
    readonly registration?: string | undefined
    readonly address?: readonly string[] | undefined
  }
}

/** What the owner has set. */
export interface ShopSettingsSource {
  read(options?: PortOptions): Promise<ShopSettings>
}
