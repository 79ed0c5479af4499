import { money } from '../money/money.ts'
import type { ShippingOption } from '../ports/checkout-gateway.ts'
import { field, list, number, text } from '../parse/read.ts'
import { sorted } from '../parse/sorted.ts'

/**
 * The shipping options of `GET /store/shipping-options`, the slowest first, before them those without a known time. An option
 * without a price is left out.
 */
export function shippingOptionsFrom(answer: unknown, currency: string): readonly ShippingOption[] {
  return sorted(
    list(field(answer, 'shipping_options')).flatMap((option) => methodFrom(option, currency) ?? []),
    (one, other) => latestOf(other) - latestOf(one) || one.price.amount - other.price.amount,
  )
}

// Two of these differ by NaN, and the price decides.
const latestOf = ({ days }: ShippingOption): number => days?.[1] ?? Infinity

function methodFrom(option: unknown, currency: string): ShippingOption | undefined {
  const id = text(field(option, 'id'))
  const amount = number(field(option, 'amount'))
  if (id === undefined || amount === undefined || field(option, 'insufficient_inventory') === true)
    return undefined
  const type = field(option, 'type')
  const name = text(field(option, 'name')) ?? text(field(type, 'label')) ?? id
  const days = daysOf(text(field(type, 'description')) ?? '')
  return { id, name, price: money(amount, currency), ...(days && { days }) }
}

/**
 * Medusa has no field for delivery days, so they are in the description: "2 to 3 business days", "The next
 * day". Numbers of anything else are no days.
 */
function daysOf(description: string): ShippingOption['days'] {
  const [, first, last = first] = written.exec(description) ?? []
  if (first === undefined) return /\bnext (?:[a-z]+ )?day\b/i.test(description) ? [1, 1] : undefined
  const days = [Number(first), Number(last)] as const
  return days[0] <= days[1] ? days : undefined
}

/** "5-7 days", "2 to 3 business days", "a 3-day delivery"; not the end of "1.5 days". */
const written = /(?:^|[^\d.,])(\d+)(?:\s*(?:-|–|to)\s*(\d+))?[\s-](?:[a-z]+\s)?days?\b/i
