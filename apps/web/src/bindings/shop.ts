import type { Catalogue, CartStore, Newsletter } from '@umber/storefront-core'
import { createContext, useContext } from 'react'

/** What the screens know of the world: everything else is behind these. */
export interface Shop {
  readonly catalogue: Catalogue
  readonly cart: CartStore
  readonly newsletter: Newsletter
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
