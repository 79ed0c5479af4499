import type { Catalogue, OrderDesk } from '@umber/storefront-core'
import type { ShowcaseAccountPorts, ShowcaseShopPorts } from '@umber/storefront-core/showcase'
import { createContext, useContext } from 'react'
import type { Goods } from './goods.ts'
import type { Hearts } from './hearts.ts'
import type { ShopCart } from './shop-cart.ts'
import type { Session } from './session.ts'

/** What lies behind search, newsletter, contact and the like. */
export type Ports = ShowcaseShopPorts

/** What lies behind the account of somebody who is signed in. */
export type AccountPorts = ShowcaseAccountPorts

/** What the screens know of the world: everything else is behind these. */
export interface Shop {
  readonly catalogue: Catalogue
  readonly goods: Goods
  readonly cart: ShopCart
  readonly hearts: Hearts
  readonly session: Session
  /** Their code is fetched when one of them is first used; rejects when it cannot be, and asking again tries again. */
  readonly ports: () => Promise<Ports>
  readonly orderDesk: () => Promise<OrderDesk>
  readonly accountPorts: () => Promise<AccountPorts>
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
