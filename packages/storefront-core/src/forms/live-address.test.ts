import { describe, expect, it } from 'vitest'
import { addressMessages, addressSchema, liveAddressRules } from './address-schema.ts'
import { validate } from './validate.ts'

const typed = {
  firstName: 'O',
  lastName: '李',
  email: 'o@example.com',
  phone: '+91 98765 43210',
  address1: '27 Cubbon Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560 001',
  country: 'India',
}
const live = addressSchema({}, liveAddressRules)

describe('The address of a real order', () => {
  it('[F-74] accepts a name of one letter, which the demonstration refuses', () => {
    expect(validate(live, typed)).toMatchObject({ ok: true, values: { firstName: 'O', lastName: '李' } })
    const { firstName, lastName } = addressMessages
    expect(validate(addressSchema(), typed)).toEqual({ ok: false, errors: { firstName, lastName } })
    expect(validate(live, { ...typed, firstName: '  ' })).toEqual({ ok: false, errors: { firstName } })
  })

  it.each(['560001', '560 001', ' 110001 ', '560\u00A0001'])(
    '[F-75] takes the PIN code "%s"',
    (postalCode) => {
      expect(validate(live, { ...typed, postalCode }).ok).toBe(true)
    },
  )

  it.each(['56000', '5600011', '056000', '5 60001', '56000a'])(
    'refuses "%s" for a PIN code',
    (postalCode) => {
      const errors = { postalCode: addressMessages.postalCode }
      expect(validate(live, { ...typed, postalCode })).toEqual({ ok: false, errors })
    },
  )

  it.each([
    ['Nepal', '44600'],
    ['United Kingdom', 'SW1A 1AA'],
    ['Iceland', '101'],
  ])('takes a postal code of %s, "%s"', (country, postalCode) => {
    expect(validate(live, { ...typed, country, postalCode }).ok).toBe(true)
    const errors = { postalCode: addressMessages.postalCode }
    expect(validate(live, { ...typed, postalCode })).toEqual({ ok: false, errors })
    expect(validate(live, { ...typed, country, postalCode: '-?-' })).toEqual({ ok: false, errors })
  })

  it('reports a postal code together with other errors', () => {
    const { postalCode, city } = addressMessages
    expect(validate(live, { ...typed, postalCode: '44600', city: '' })).toEqual({
      ok: false,
      errors: { postalCode, city },
    })
  })
})
