import { field, text } from '../parse/read.ts'
import type { BillingAddress, CheckoutAddress } from '../ports/checkout-gateway.ts'
import type { Countries } from './countries.ts'

/** Where the tax number is in the metadata of an address in Medusa. */
const taxNumberField = 'tax_number'

interface WireAddress {
  readonly [name: string]: string | Readonly<Record<string, string>> | null
}

/** The addresses of a cart in Medusa's format. */
export interface WireAddresses {
  readonly shipping_address: WireAddress
  readonly billing_address: WireAddress
}

/** The tax number of an address of Medusa; '' for none. */
export const taxNumberOf = (address: unknown): string =>
  text(field(field(address, 'metadata'), taxNumberField)) ?? ''

/**
 * The delivery and the billing address. Undefined when the backend does not know one of the countries. The company is the one that
 * the invoice is for: it is on the parcel too, unless that goes elsewhere.
 */
export async function wireAddresses(
  address: CheckoutAddress,
  countries: Countries,
  signal?: AbortSignal,
): Promise<WireAddresses | undefined> {
  const { phone, company = '', taxNumber = '', billing } = address
  const [there, payer] = await Promise.all([
    placeOf(address, countries, signal),
    placeOf(billing ?? address, countries, signal),
  ])
  if (there === undefined || payer === undefined) return undefined
  return {
    shipping_address: { ...there, phone, company: billing === undefined ? company : '', metadata: null },
    billing_address: {
      ...payer,
      phone,
      company,
      metadata: taxNumber === '' ? null : { [taxNumberField]: taxNumber },
    },
  }
}

async function placeOf(
  { firstName, lastName, address1, address2, city, state, postalCode, country }: BillingAddress,
  countries: Countries,
  signal: AbortSignal | undefined,
): Promise<WireAddress | undefined> {
  const code = await countries.code(country, signal)
  if (code === undefined) return undefined
  return {
    first_name: firstName,
    last_name: lastName,
    address_1: address1,
    address_2: address2,
    city,
    province: await countries.province(state, code, signal),
    postal_code: postalCode,
    country_code: code,
  }
}

/** Whether an address of a cart is this one already. */
export const isPlace = (current: unknown, wanted: WireAddress): boolean =>
  taxNumberOf(current) === taxNumberOf(wanted) &&
  Object.entries(wanted).every(
    ([name, value]) => name === 'metadata' || (field(current, name) ?? '') === value,
  )
