import type {
  AccountPorts,
  Catalogue,
  FailureLog,
  IdentitySource,
  LoyaltyPorts,
  OrderDesk,
  ProductListing,
  ShopPorts,
} from '@umber/storefront-core'
import { createContext, useContext } from 'react'
import type { Hearts } from './hearts.ts'
import type { Preset } from './preset.ts'
import type { ShopCart } from './shop-cart.ts'
import type { Session } from './session.ts'

/** What the screens know of the world: everything else is behind these. */
export interface Shop {
  readonly preset: Preset
  readonly catalogue: Catalogue
  /** Lists of goods by the page; rejects where the preset reads the catalogue whole. */
  readonly listing: () => Promise<ProductListing>
  readonly cart: ShopCart
  readonly hearts: Hearts
  readonly session: Session
  /** Who the cart and the checkout are for. */
  readonly identity: IdentitySource
  /** Where failures are written down for those who run the shop. */
  readonly log: FailureLog
  /** Their code is fetched when one of them is first used; rejects when it cannot be, and asking again tries again. */
  readonly ports: () => Promise<ShopPorts>
  readonly orderDesk: () => Promise<OrderDesk>
  readonly accountPorts: () => Promise<AccountPorts>
  /** Rejects where the preset has none; its account has no tabs for them then. */
  readonly loyaltyPorts: () => Promise<LoyaltyPorts>
  readonly featuredProductIds: readonly string[]
  readonly socialLinks: readonly SocialLink[]
}

export interface SocialLink {
  readonly name: string
  readonly url: string
}

const ShopContext = createContext<Shop | undefined>(undefined)

export const ShopProvider = ShopContext.Provider

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (shop === undefined) throw new Error('useShop was called outside of ShopProvider')
  return shop
}
