import type { CartLine } from '@umber/storefront-core'
import { useCart } from '../../bindings/use-cart.ts'

/** Only the picture is dimmed while a line is on its way: the words stay readable. */
export const busyLine = '[&_img]:opacity-50'

/** What a shopper may do with one line. Failures are told by the cart's notices, so nothing is awaited here. */
export function useLine(line: CartLine) {
  const { cart, busyLineIds } = useCart()
  return {
    isBusy: busyLineIds.includes(line.id),
    setQuantity: (quantity: number) => {
      void cart.open().then((store) => store.updateItem(line.id, quantity))
    },
    remove: () => {
      void cart.open().then((store) => store.removeItem(line.id))
    },
  }
}
