import type { CartLine } from '@umber/storefront-core'
import { useCart } from '../../hooks/use-cart.ts'
import { cartCopy } from '../../copy/cart.ts'
import { Button } from '../../ui/primitives/button.tsx'

interface RemoveButtonProps {
  readonly name: string
  readonly label: string
  readonly onRemove: () => void
}

export function RemoveButton({ name, label, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="link"
      size="small"
      aria-label={cartCopy.removeNamed(name)}
      onClick={onRemove}
      className="text-ink-2"
    >
      {label}
    </Button>
  )
}

/** Dims only the picture while a line is being updated: the text stays readable. */
export const busyLine = '[&_img]:opacity-50'

/** Actions on a cart line. They are not awaited, because the cart's notices report failures. */
export function useCartLine(line: CartLine) {
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

/** How many pieces are in stock, when fewer than the line's quantity; otherwise undefined. */
export function quantityLeft({ problem }: CartLine): number | undefined {
  return problem?.kind === 'out-of-stock' && problem.left > 0 ? problem.left : undefined
}
