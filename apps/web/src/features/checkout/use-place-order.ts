import type { CheckoutStore } from '@umber/storefront-core/checkout'
import { useShop } from '../../bindings/shop.ts'

/**
 * Places the order. A cart that could not be confirmed is read first, and then the order goes out only for the
 * total that the shopper has seen.
 */
export function usePlaceOrder(store: CheckoutStore): () => Promise<void> {
  const { cart } = useShop()

  return async () => {
    const { view } = store.getState()
    if (view.cart.phase !== 'ready') {
      try {
        const opened = await cart.open()
        await opened.retry()
      } catch {
        // The notice above the form says so, and stays.
        return
      }
      if (store.getState().view.quote.total.amount !== view.quote.total.amount) return
    }
    store.place()
  }
}
