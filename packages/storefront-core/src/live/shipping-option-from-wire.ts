import { money } from '../money/money.ts'
import type { ShippingOption } from '../ports/checkout-gateway.ts'
import { field, list, number, text } from '../parse/read.ts'

/** Business days assumed when the merchant has given none. */
const unwritten = [1, 14] as const

/**
 * The shipping options of `GET /store/shipping-options`, the slowest first. An option without a price is left
 * out.
 */
export function shippingOptionsFrom(answer: unknown, currency: string): readonly ShippingOption[] {
  return list(field(answer, 'shipping_options'))
    .flatMap((option) => methodFrom(option, currency) ?? [])
    .toSorted((one, other) => other.days[1] - one.days[1] || one.price.amount - other.price.amount)
}

function methodFrom(option: unknown, currency: string): ShippingOption | undefined {
  const id = text(field(option, 'id'))
  const amount = number(field(option, 'amount'))
  if (id === undefined || amount === undefined || field(option, 'insufficient_inventory') === true)
    return undefined
  const type = field(option, 'type')
  const name = text(field(option, 'name')) ?? text(field(type, 'label')) ?? id
  return { id, name, price: money(amount, currency), days: daysOf(text(field(type, 'description')) ?? '') }
}

/**
 * Medusa has no field for delivery days, so they are in the description: "2 to 3 business days", "The next
 * day".
 */
function daysOf(description: string): ShippingOption['days'] {
  const [soonest, latest = soonest] = (description.match(/\d+/g) ?? []).map(Number)
  if (soonest !== undefined && latest !== undefined && soonest <= latest) return [soonest, latest]
  return /\bnext\b/i.test(description) ? [1, 1] : unwritten
}
