import { collect, field } from '../parse/read.ts'
import { amount } from './amount.ts'

/** A line or a shipping method of an order: exact amounts in major units, at the price that the shop shows. */
export interface PricedPart {
  /** Before discounts; of all pieces that were ordered. */
  readonly price: number
  /** The price of the pieces that came back or are on their way back. */
  readonly returned: number
  /** Of the pieces that stay. */
  readonly discount: number
  readonly tax: number
  readonly includesTax: boolean
}

/** The line of an order; undefined when it has no price or no pieces. */
export function pricedLine(wire: unknown): PricedPart | undefined {
  const unitPrice = amount(field(wire, 'unit_price'))
  const quantity = amount(field(wire, 'quantity'))
  if (unitPrice === undefined || quantity === undefined || quantity <= 0) return undefined
  const quantityOf = (name: string) =>
    Math.max(0, amount(field(field(wire, 'detail'), `${name}_quantity`)) ?? 0)
  const gone = quantityOf('return_received') + quantityOf('return_dismissed')
  // Medusa's totals of a line are those of its pieces that did not come back.
  const counted = Math.max(0, quantity - gone)
  const coming = Math.min(quantityOf('return_requested'), counted)
  const stays = counted === 0 ? 0 : (counted - coming) / counted
  const { discount, tax, includesTax } = taxedPart(wire)
  return {
    price: unitPrice * quantity,
    returned: unitPrice * Math.min(quantity, gone + coming),
    discount: discount * stays,
    tax: tax * stays,
    includesTax,
  }
}

/** The shipping method of an order. */
export function pricedMethod(wire: unknown): PricedPart | undefined {
  const price = amount(field(wire, 'amount'))
  return price === undefined ? undefined : { price, returned: 0, ...taxedPart(wire) }
}

/** Medusa's discount of a price without tax is without it too; `discount_total` has the tax that is saved. */
function taxedPart(wire: unknown): Pick<PricedPart, 'discount' | 'tax' | 'includesTax'> {
  const read = (name: string) => amount(field(wire, name))
  const includesTax = field(wire, 'is_tax_inclusive') !== false
  const whole = read('discount_total') ?? 0
  const discount = includesTax
    ? whole
    : (read('discount_subtotal') ?? whole - (read('discount_tax_total') ?? 0))
  return { discount, tax: read('tax_total') ?? 0, includesTax }
}

/** The shipping methods of an order: those of the way to the shopper, and of the way back. */
export function shippingMethods(wire: unknown): {
  readonly there: readonly unknown[]
  readonly back: readonly unknown[]
} {
  const all = collect(field(wire, 'shipping_methods'), (method) => method)
  const isBack = (method: unknown) => isSet(field(field(method, 'detail'), 'return_id'))
  return { there: all.filter((method) => !isBack(method)), back: all.filter(isBack) }
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== ''
