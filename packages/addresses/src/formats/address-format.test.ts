import { expect, it } from 'vitest'
import { addressFormat } from './address-format.ts'

it.each([
  ['de', 'address postalCode city', 'address postalCode city', 0, true],
  ['at', 'address postalCode city', 'address postalCode city', 0, true],
  ['fr', 'address postalCode city', 'address postalCode city', 0, true],
  ['it', 'address postalCode city state', 'address postalCode city state', 107, true],
  ['ie', 'address city state postalCode', 'address city', 26, false],
  ['us', 'address city state postalCode', 'address city state postalCode', 62, true],
  ['jp', 'postalCode state city address', 'postalCode state city address', 47, true],
  ['in', 'address city postalCode state', 'address city postalCode state', 36, true],
  ['gb', 'address city postalCode', 'address city postalCode', 0, false],
  ['qa', 'address city', 'address city', 0, false],
  ['sg', 'address postalCode', 'address postalCode', 0, true],
  ['zz', 'address city', 'address city', 0, false],
])('%s: the parts are %s', (country, parts, required, states, isNumeric) => {
  const format = addressFormat(country)
  expect(format.parts.join(' ')).toBe(parts)
  expect(
    parts
      .split(' ')
      .filter((part) => format.required.has(part as never))
      .join(' '),
  ).toBe(required)
  expect(format.states).toHaveLength(states)
  expect(format.postalCode.isNumeric).toBe(isNumeric)
})

it('has the names that a country gives its parts', () => {
  expect(addressFormat('US').names).toEqual({ state: 'state', postalCode: 'zip', city: 'city' })
  expect(addressFormat('in').names).toMatchObject({ state: 'state', postalCode: 'pin' })
  expect(addressFormat('ie').names).toMatchObject({ state: 'county', postalCode: 'eircode' })
  expect(addressFormat('jp').names).toMatchObject({ state: 'prefecture', postalCode: 'postal' })
  expect(addressFormat('gb').names).toMatchObject({ city: 'post_town' })
})
