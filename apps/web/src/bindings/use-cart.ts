import { useShop } from './shop.ts'
import { useStore } from './use-store.ts'

/** The cart as the screens see it, and what a shopper may do with it. Throws outside of ShopProvider. */
export function useCart() {
  const { cart } = useShop()
  return { ...useStore(cart), cart }
}
