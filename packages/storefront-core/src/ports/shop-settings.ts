import type { PortOptions } from './port-options.ts'

export interface ShopLink {
  readonly label: string
  /** A path of the shop, or an address with `https:`, `http:`, `mailto:` or `tel:`. */
  readonly url: string
}

/** What a row of the home page shows. */
export type HomeRow =
  | { readonly kind: 'categories' | 'featured' | 'newsletter'; readonly title?: string | undefined }
  | { readonly kind: 'newest'; readonly title?: string | undefined }
  /** `category` is a slug. */
  | { readonly kind: 'category'; readonly category: string; readonly title?: string | undefined }

/** At least one of them is set. */
export interface MeasuringSettings {
  /** Google Analytics' measurement id, such as `G-ABC123DEF4`. */
  readonly ga4Id?: string | undefined
  /** The domain that the site is known by in Plausible. */
  readonly plausibleDomain?: string | undefined
}

/** The title of a published page that the owner wrote. */
export interface ShopPageTitle {
  readonly slug: string
  readonly title: string
}

/**
 * What the owner of a shop has set. What is undefined was not set: the shop then uses the texts that it was built with. Picture
 * addresses are absolute.
 */
export interface ShopSettings {
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
  readonly homeRows?: readonly HomeRow[] | undefined
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
  /** The profile of a customer has a company. */
  readonly hasCompanyAccounts?: true | undefined
  /** Customers can order by a list of SKUs. */
  readonly hasQuickOrder?: true | undefined
  /** What was read is kept on the device, for times without a network. */
  readonly readsOffline?: true | undefined
  readonly invoice: {
    readonly legalName?: string | undefined
    readonly taxNumber?: string | undefined
    readonly address?: readonly string[] | undefined
  }
  readonly pages: readonly ShopPageTitle[]
}

/** A page that the owner wrote. */
export interface ShopPage extends ShopPageTitle {
  /** Markdown. It is not checked: what renders it decides what of it is shown. */
  readonly body: string
  readonly seoTitle?: string | undefined
  readonly seoDescription?: string | undefined
  readonly isDraft: boolean
}

export interface ShopPageOptions extends PortOptions {
  /** The access of a preview, which opens a draft too. */
  readonly access?: string | undefined
}

/** What the owner has set and written. */
export interface ShopSettingsSource {
  read(options?: PortOptions): Promise<ShopSettings>
  /** Undefined when there is no such page, or it is a draft. */
  page(slug: string, options?: ShopPageOptions): Promise<ShopPage | undefined>
}
