import type { Catalogue, FailureLog, IdentitySource, KeyValueStorage } from '@umber/storefront-core'
import type { AccountPorts } from '@umber/storefront-core/account'
import type { ProductListing, ViewedStorages } from '@umber/storefront-core/catalogue'
import type { CheckoutGateway } from '@umber/storefront-core/checkout'
import type { ContentSource, RegionTax, ShopPorts, ShopSettingsSource } from '@umber/storefront-core/shop'
import { createContext, useContext } from 'react'
import type { PageLocale } from '../config/locale.ts'
import type { ShopRegions } from '../config/regions.ts'
import type { LazyWishlist } from './wishlist.ts'
import type { PaymentSettings } from '../config/payment-providers.ts'
import type { Preset } from '../config/preset.ts'
import type { LazyCart } from './cart.ts'
import type { OpenedCheckout } from './opened-checkout.ts'
import type { LazySession } from './session.ts'

/** The screens' interface to everything outside of React. */
export interface Services {
  readonly preset: Preset
  /** The language and the country of the page. It stays the same for as long as the page. */
  readonly locale: PageLocale
  /** How prices stand to tax in the country of the page. Undefined where the backend does not say. */
  readonly regionTax: (options?: { readonly signal?: AbortSignal }) => Promise<RegionTax | undefined>
  /** Reads where the shop sells. */
  readonly regions: () => Promise<ShopRegions>
  /** The shop's own origin, such as `https://shop.example`. */
  readonly origin: string
  /** From where a picture is loaded, given its stored address. */
  readonly pictureAddress: (src: string) => string
  /** The address of a smaller picture of another host. */
  readonly pictureUrlTemplate?: string | undefined
  readonly catalogue: Catalogue
  /** The product lists. */
  readonly listing: () => Promise<ProductListing>
  /** The same, once it has loaded: what it tells without a request can be rendered at once. */
  readonly loadedListing: () => ProductListing | undefined
  readonly cart: LazyCart
  readonly wishlist: LazyWishlist
  readonly session: LazySession
  /** The customer or guest that the cart and the checkout belong to. */
  readonly identity: IdentitySource
  /** What this device keeps between visits, and what of it ends with a customer's session. */
  readonly deviceStorage: ViewedStorages
  /** The browser's storage that ends with the tab. */
  readonly tabStorage: KeyValueStorage
  /** Logs failures for the operator. */
  readonly log: FailureLog
  /** Loads the adapters on first use. Rejects when the code cannot be loaded; the next call retries. */
  readonly ports: () => Promise<ShopPorts>
  readonly checkoutGateway: () => Promise<CheckoutGateway>
  readonly accountPorts: () => Promise<AccountPorts>
  readonly openedCheckout: OpenedCheckout
  /** What the components of payment providers need to know. */
  readonly payments: { readonly backendUrl: string; readonly settings: PaymentSettings }
  readonly featuredProductIds: readonly string[]
  /** What the owner has set. Rejects where the preset has no such settings. */
  readonly shopSettings: () => Promise<ShopSettingsSource>
  /** The shop's own pages and its journal. Rejects where the preset has neither. */
  readonly content: () => Promise<ContentSource>
  readonly socialLinks: readonly SocialLink[]
}

export interface SocialLink {
  readonly name: string
  readonly url: string
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === undefined) throw new Error('useServices was called outside of ServicesProvider')
  return services
}
