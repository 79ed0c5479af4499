import type { FakeCart } from '../database.ts'
import { shippingOptions } from './shipping-options.ts'

export interface Sums {
  readonly items: number
  readonly shipping: number
}

export function sumsOf(cart: FakeCart): Sums {
  const items = cart.lines.reduce((sum, line) => sum + line.quantity * line.price, 0)
  return { items, shipping: shippingOptions.find(({ id }) => id === cart.shippingOption)?.amount ?? 0 }
}
