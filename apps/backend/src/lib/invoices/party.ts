import { addressLines } from '@umber/addresses'

import { countryName } from '../locales/country-name'
import type { ShopSettings } from '../shop-settings/settings-schema'
import { registrationOf, type CompanyCustomer } from '../account/registration-of'
import type { DocumentContent, Party } from './document-content'

export interface OrderAddress {
  readonly [field: string]: unknown
  readonly country_code?: string | null
  readonly province?: string | null
  readonly metadata?: { readonly tax_number?: unknown } | null
}

interface BoughtOrder {
  readonly billing_address?: OrderAddress | null
  readonly shipping_address?: OrderAddress | null
  readonly customer?: CompanyCustomer | null
}

/** @param tag of the document's language, for the name of the country. */
export function partyOf(address: OrderAddress | null | undefined, tag: string): Party | null {
  if (address == null) return null
  const text = (name: string): string => {
    const value = address[name]
    return typeof value === 'string' ? value : ''
  }
  const name = `${text('first_name')} ${text('last_name')}`.trim()
  const countryCode = text('country_code')
  const lines = addressLines({
    name: '',
    company: text('company'),
    address1: text('address_1'),
    address2: text('address_2'),
    city: text('city'),
    state: text('province'),
    postalCode: text('postal_code'),
    countryCode,
    country: countryName(countryCode, tag),
  })
  const number = address.metadata?.tax_number
  return { name, lines: [...lines], taxNumber: typeof number === 'string' && number !== '' ? number : null }
}

/** Who pays: with the registration of the company, as its account has it. */
export function buyerOf(
  { billing_address: billing, shipping_address: shipping, customer }: BoughtOrder,
  tag: string,
): Party | null {
  const address = billing ?? shipping
  const party = partyOf(address, tag)
  const registration = registrationOf(address, customer)
  return party === null || registration === undefined ? party : { ...party, registration }
}

/** Who sells, by the settings; the name of the shop where there is no legal one. */
export function sellerOf(
  { invoice, contact }: Pick<ShopSettings, 'invoice' | 'contact'>,
  shopName: string,
): DocumentContent['seller'] {
  const place = invoice.address ?? contact.address ?? []
  const name = invoice.legal_name ?? (invoice.address === null ? (place[0] ?? shopName) : shopName)
  return {
    name,
    lines: place.filter((line) => line !== name),
    taxNumber: invoice.tax_number,
    ...(invoice.registration_number !== null && { registration: invoice.registration_number }),
    email: contact.email,
  }
}
