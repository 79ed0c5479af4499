import { describe, expect, it } from 'vitest'
import { liveAddressRules } from '../live/address-rules.ts'
import { addressMessages, addressSchema } from './address-schema.ts'
import { savedAddressSchema } from './saved-address-schema.ts'
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
const codes = new Map([
  ['India', 'in'],
  ['United Kingdom', 'gb'],
  ['Germany', 'de'],
  ['Hong Kong', 'hk'],
  ['Qatar', 'qa'],
])
const rules = liveAddressRules((country) => codes.get(country))
const live = addressSchema({}, rules)
const saved = savedAddressSchema({}, rules)

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

  it.each([
    ['५६०००१', '+९१ ९८७६५ ४३२१०'],
    ['５６０ ００１', '＋９１　９８７６５－４３２１０'],
    ['٥٦٠٠٠١', '+٩١ ٩٨٧٦٥ ٤٣٢١٠'],
  ])('[F-75] takes the digits of another keyboard as those of ours: %s', (postalCode, phone) => {
    const { values } = validate(live, { ...typed, postalCode, phone }) as { readonly values?: typeof typed }
    expect(values?.postalCode.replace(' ', '')).toBe('560001')
    expect(values?.phone.replaceAll(/[ -]/g, '')).toBe('+919876543210')
  })

  it('takes a Japanese code with the long mark for a hyphen', () => {
    const there = { ...typed, country: 'Nepal', postalCode: '１００ー０００１' }
    expect(validate(live, there)).toMatchObject({ ok: true, values: { postalCode: '100-0001' } })
  })

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

  it.each(['Germany', 'United Kingdom', 'Atlantis'])('needs no state in %s', (country) => {
    const there = { ...typed, label: 'Home', country, postalCode: '10115', state: ' ' }
    expect(validate(live, there)).toMatchObject({ ok: true, values: { state: '' } })
    expect(validate(saved, there)).toMatchObject({ ok: true, values: { state: '' } })
    const errors = { state: addressMessages.state }
    expect(validate(live, { ...typed, state: ' ' })).toEqual({ ok: false, errors })
    expect(validate(saved, { ...typed, label: 'Home', state: ' ' })).toEqual({ ok: false, errors })
    expect(validate(addressSchema(), { ...there, firstName: 'Olga', lastName: 'Li' })).toEqual({
      ok: false,
      errors,
    })
  })

  it.each([
    ['Qatar', ''],
    ['Hong Kong', 'Kowloon'],
  ])('needs no postal code in %s', (country, state) => {
    const there = { ...typed, country, state, postalCode: '' }
    expect(validate(live, there)).toMatchObject({ ok: true, values: { postalCode: '' } })
    const errors = { postalCode: addressMessages.postalCode }
    expect(validate(live, { ...typed, postalCode: '' })).toEqual({ ok: false, errors })
    expect(validate(live, { ...there, postalCode: '?' })).toEqual({ ok: false, errors })
  })

  it('reports a postal code together with other errors', () => {
    const { postalCode, city } = addressMessages
    expect(validate(live, { ...typed, postalCode: '44600', city: '' })).toEqual({
      ok: false,
      errors: { postalCode, city },
    })
  })
})
