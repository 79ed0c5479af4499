import { money } from '../money/money.ts'
import { byEmail, type ShippingOption } from '../ports/checkout-gateway.ts'
import { field, list, number, text } from '../parse/read.ts'
import { sorted } from '../parse/sorted.ts'

/**
 * The shipping options of `GET /store/shipping-options`, the slowest first, before them those without a known time, after them those
 * by which the shopper collects the order. An option without a price is left out.
 */
export function shippingOptionsFrom(answer: unknown, currency: string): readonly ShippingOption[] {
  return sorted(
    list(field(answer, 'shipping_options')).flatMap((option) => methodFrom(option, currency) ?? []),
    (one, other) => latestOf(other) - latestOf(one) || one.price.amount - other.price.amount,
  )
}

/** The only one of a cart of which nothing is posted. */
export const mailedOption = (name: string, currency: string): ShippingOption => ({
  id: byEmail,
  name,
  price: money(0, currency),
})

// Two of these differ by NaN, and the price decides.
const latestOf = ({ days, pickupAt }: ShippingOption): number =>
  pickupAt === undefined ? (days?.[1] ?? Infinity) : 0

function methodFrom(option: unknown, currency: string): ShippingOption | undefined {
  const id = text(field(option, 'id'))
  const amount = number(field(option, 'amount'))
  if (id === undefined || amount === undefined || field(option, 'insufficient_inventory') === true)
    return undefined
  const type = field(option, 'type')
  const name = text(field(option, 'name')) ?? text(field(type, 'label')) ?? id
  const pickupAt = pickupOf(option)
  const days = pickupAt === undefined ? daysOf(option) : undefined
  const free = number(field(option, 'free_from'))
  return {
    id,
    name,
    price: money(amount, currency),
    ...(free !== undefined && free > 0 && { freeFrom: money(free, currency) }),
    ...(days && { days }),
    ...(pickupAt !== undefined && { pickupAt }),
  }
}

/** The address of the stock location whose shipping options of the kind "pickup" this is one of, as one line. */
function pickupOf(option: unknown): string | undefined {
  const set = field(field(option, 'service_zone'), 'fulfillment_set')
  if (field(set, 'type') !== 'pickup') return undefined
  const address = field(field(set, 'location'), 'address')
  const parts = ['company', 'address_1', 'address_2', 'postal_code', 'city'].map((name) =>
    text(field(address, name)),
  )
  return parts.filter((part) => part !== undefined && part !== '').join(', ')
}

/** Of the option's own data, in no language; or else as its description says, in the language of the answer. */
function daysOf(option: unknown): ShippingOption['days'] {
  const own = list(field(field(option, 'data'), 'business_days'))
  const [from, to = from] = own.map(number)
  return pairOf(from, to) ?? daysInWords(text(field(field(option, 'type'), 'description')) ?? '')
}

/**
 * Medusa has no field for delivery days, and its dashboard has none for an option's data. So most merchants write them into the
 * description: "2 to 3 business days", "Am nächsten Werktag". Numbers of anything else are no days.
 */
function daysInWords(description: string): ShippingOption['days'] {
  const [, first, last = first] = written.exec(description) ?? []
  return first === undefined
    ? nextDay.test(description)
      ? [1, 1]
      : undefined
    : pairOf(Number(first), Number(last))
}

const pairOf = (from: number | undefined, to: number | undefined): ShippingOption['days'] =>
  from !== undefined && to !== undefined && from <= to ? [from, to] : undefined

/** "5-7 days", "2 to 3 business days", "a 3-day delivery"; not the end of "1.5 days". */
const between = String.raw`(?:^|[^\d.,])(\d+)(?:\s*(?:-|–|to|bis|से|إلى)\s*(\d+))?[\s-]`
const dayWords = String.raw`(?:[a-z]+\s)?days?\b|(?:werk|arbeits)?tagen?\b|(?:werk|arbeits)?tage?\b|(?:कार्य\s?)?(?:दिन|दिवस)|(?:أيام|يوم)`
const written = new RegExp(`${between}(?:${dayWords})`, 'i')
const nextDay =
  /\bnext (?:[a-z]+ )?day\b|\bnächste[nr]? (?:werk|arbeits)?tag\b|अगले (?:कार्य ?)?(?:दिन|दिवस)|يوم العمل التالي|اليوم التالي/i
