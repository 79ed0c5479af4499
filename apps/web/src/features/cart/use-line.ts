import type { CartLine } from '@umber/storefront-core'
import { useCart } from '../../hooks/use-cart.ts'

/** Dims only the picture while a line is being updated: the text stays readable. */
export const busyLine = '[&_img]:opacity-50'

/** Actions on a cart line. They are not awaited, because the cart's notices report failures. */
export function useLine(line: CartLine) {
  const { cart, busyLineIds } = useCart()
  return {
    isBusy: busyLineIds.includes(line.id),
    setQuantity: (quantity: number) => {
      void cart.load().then((store) => store.updateItem(line.id, quantity))
    },
    remove: () => {
      void cart.load().then((store) => store.removeItem(line.id))
    },
  }
}
