import type { Address } from '@umber/sample-store'

export function addressInput(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address_1: address.line1,
    ...(address.line2 === undefined ? {} : { address_2: address.line2 }),
    city: address.city,
    province: address.province,
    postal_code: address.postalCode,
    country_code: address.countryCode,
    phone: address.phone,
  }
}
