import { expect, it } from 'vitest'
import { addressFrom, placeFrom } from './express-address.ts'

const countries = [{ code: 'in', name: 'India' }]
const place = { city: 'Mumbai', state: 'MH', postal_code: '400001', country: 'IN' }
const shipping = { name: 'Asha Devi  Rao', address: { ...place, line1: '1 Dock Road', line2: null } }
const billing = { name: 'Ravi Rao', email: 'asha@example.com', phone: '+919876543210', address: place }

it('reads a place without a street, before the shopper agrees', () => {
  expect(placeFrom({ name: '', address: place }, countries)).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address1: '',
    address2: '',
    city: 'Mumbai',
    state: 'MH',
    postalCode: '400001',
    country: 'India',
  })
})

it('reads the whole address, whose last word of the name is the family name', () => {
  expect(addressFrom({ billing, shipping }, countries)).toMatchObject({
    firstName: 'Asha Devi',
    lastName: 'Rao',
    email: 'asha@example.com',
    phone: '+919876543210',
    address1: '1 Dock Road',
    address2: '',
  })
})

it('takes the payer’s name when the parcel has none', () => {
  const unnamed = { ...shipping, name: '' }
  expect(addressFrom({ billing, shipping: unnamed }, countries)).toMatchObject({ firstName: 'Ravi' })
})

it.each([
  ['the country is not served', { billing, shipping: { ...shipping, address: { country: 'FR' } } }],
  ['there is no email', { billing: { name: 'Asha' }, shipping }],
  ['there is no street', { billing, shipping: { name: 'Asha', address: place } }],
  ['there is no name', { billing: { email: 'a@b.example' }, shipping: { address: shipping.address } }],
  ['there is nothing', { billing: undefined, shipping: undefined }],
])('has no address when %s', (_title, details) => {
  expect(addressFrom(details, countries)).toBeUndefined()
})
