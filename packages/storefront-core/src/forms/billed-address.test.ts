import { describe, expect, it } from 'vitest'
import type { AddressRules } from '../ports/address-rules.ts'
import {
  billedAddressFrom,
  billedAddressMessages,
  billedAddressSchema,
  billingOf,
} from './billed-address-schema.ts'
import { validate } from './validate.ts'

const rules: AddressRules = {
  shortestName: 1,
  shortestStreet: 2,
  needsCity: (country) => country !== 'Singapore',
  accepts: {
    state: (text, country) => text !== '' || country !== 'India',
    postalCode: (text) => /^\d{4,6}$/.test(text),
  },
  acceptsPhone: (text) => text.startsWith('+'),
  acceptsTaxNumber: (text, country) => country !== 'Germany' || text.startsWith('DE'),
}
const parcel = {
  firstName: 'O',
  lastName: '李',
  email: 'o@example.com',
  phone: '+49 30 901820',
  address1: 'Q7',
  address2: '',
  city: 'Y',
  state: '',
  postalCode: '１０１１７',
  country: 'Germany',
}
const typed = { ...parcel, ...billingOf({}) }
const errorsOf = (change: object) => {
  const result = validate(billedAddressSchema({}, rules), { ...typed, ...change })
  return result.ok ? {} : result.errors
}

describe('The form of a real order', () => {
  it('has one address until another one is billed', () => {
    const result = validate(billedAddressSchema({}, rules), typed)
    expect(result.ok && billedAddressFrom(result.values)).toEqual({ ...parcel, postalCode: '10117' })
  })

  it('checks phone, city and code by the country', () => {
    const { phone, city, state, postalCode } = billedAddressMessages
    expect(errorsOf({ phone: '030 901820', city: ' ', postalCode: 'x' })).toEqual({ phone, city, postalCode })
    expect(errorsOf({ country: 'Singapore', city: '' })).toEqual({})
    expect(errorsOf({ country: 'India' })).toEqual({ state })
  })

  it('checks another billing address by its own country', () => {
    const { firstName, lastName, address1, city, postalCode, country, state } = billedAddressMessages
    expect(errorsOf({ sameBilling: false })).toEqual({
      billing_firstName: firstName,
      billing_lastName: lastName,
      billing_address1: address1,
      billing_city: city,
      billing_postalCode: postalCode,
      billing_country: country,
    })
    const billing = { ...parcel, country: 'India', postalCode: '560001', state: '' }
    const another = billingOf({ billing })
    expect(errorsOf(another)).toEqual({ billing_state: state })
    const result = validate(billedAddressSchema({}, rules), { ...typed, ...another, billing_state: 'in-ka' })
    const { email: _email, phone: _phone, ...place } = billing
    expect(result.ok && billedAddressFrom(result.values).billing).toEqual({ ...place, state: 'in-ka' })
  })

  it('checks the company and the number of the one who pays, if it is a company', () => {
    const { company, taxNumber } = billedAddressMessages
    expect(errorsOf({ isCompany: true })).toEqual({ company })
    const firm = { isCompany: true, company: 'Weiß GmbH' }
    expect(errorsOf({ ...firm, taxNumber: '12' })).toEqual({ taxNumber })
    expect(errorsOf({ isCompany: false, taxNumber: '12' })).toEqual({})
    const result = validate(billedAddressSchema({}, rules), { ...typed, ...firm, taxNumber: 'DE1' })
    expect(result.ok && billedAddressFrom(result.values)).toMatchObject({
      company: 'Weiß GmbH',
      taxNumber: 'DE1',
    })
  })
})
