import { field, text } from '../parse/read.ts'
import type { CheckoutAddress, RegionCountry } from '../ports/checkout-gateway.ts'

/** What a wallet tells when the shopper has agreed to pay. Both are external input. */
export interface WalletDetails {
  /** `billingDetails` of Stripe's `confirm` event. */
  readonly billing: unknown
  /** `shippingAddress` of Stripe's `confirm` event. */
  readonly shipping: unknown
}

/**
 * The address that a wallet shows before the shopper agrees: a place without a street, and without a person. Undefined when
 * its country is none of these.
 */
export function placeFrom(
  shipping: unknown,
  countries: readonly RegionCountry[],
): CheckoutAddress | undefined {
  const place = field(shipping, 'address')
  const code = text(field(place, 'country'))?.toLowerCase()
  const country = countries.find((one) => one.code === code)
  if (country === undefined) return undefined
  const read = (name: string) => text(field(place, name)) ?? ''
  return {
    ...nameFrom(text(field(shipping, 'name'))),
    email: '',
    phone: '',
    address1: read('line1'),
    address2: read('line2'),
    city: read('city'),
    state: read('state'),
    postalCode: read('postal_code'),
    country: country.name,
  }
}

/** The whole address. Undefined when the wallet does not tell who gets the parcel, where, or how they are reached. */
export function addressFrom(
  { billing, shipping }: WalletDetails,
  countries: readonly RegionCountry[],
): CheckoutAddress | undefined {
  const place = placeFrom(shipping, countries)
  const email = text(field(billing, 'email'))
  if (place === undefined || email === undefined || place.address1 === '') return undefined
  const name = place.firstName === '' ? nameFrom(text(field(billing, 'name'))) : {}
  const address = { ...place, ...name, email, phone: text(field(billing, 'phone')) ?? '' }
  return address.firstName === '' ? undefined : address
}

/** Wallets have one field for the name. The last word is the family name. */
function nameFrom(name = ''): Pick<CheckoutAddress, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/)
  const last = words.length > 1 ? words.pop() : undefined
  return { firstName: words.join(' '), lastName: last ?? '' }
}
