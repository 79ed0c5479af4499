import { isBlocked, type CartLine } from '@umber/storefront-core'
import { cartCopy } from '../../copy/cart.ts'
import { QuantityStepper } from '../../ui/primitives/quantity-stepper.tsx'
import { quantityLeft } from '../cart-line/use-cart-line.tsx'

interface LineQuantityProps {
  readonly line: CartLine
  readonly min: number
  readonly onChange: (quantity: number) => void
}

/** The quantity of a line. A line that is no longer sold can only be removed. */
export function LineQuantity({ line, min, onChange }: LineQuantityProps) {
  const { name, quantity } = line
  const left = quantityLeft(line)
  if (isBlocked(line) && left === undefined)
    return (
      <p className="tabular flex min-h-11 items-center text-body text-ink-2">
        <span aria-hidden="true">× {quantity}</span>
        <span className="sr-only">{cartCopy.quantityOf({ name, count: quantity })}</span>
      </p>
    )
  return (
    <QuantityStepper
      name={name}
      value={quantity}
      min={min}
      {...(left !== undefined && { max: left })}
      size="small"
      onChange={onChange}
    />
  )
}
