import { expect, it } from 'vitest'

import { readCard } from './card-input'
import { behaviourOf } from './cards'

const now = new Date('2026-11-23T12:00:00Z')
const card = { number: '4242 4242-4242 4242', expiry: '11/26', securityCode: '123' }

it('A card is read without its spaces, and is valid to the end of its month', () => {
  expect(readCard(card, now)).toEqual({ ...card, number: '4242424242424242' })
})

it.each([
  { number: '4242424242424241' },
  { number: '4242' },
  { number: 4_242_424_242_424_242 },
  { expiry: '10/26' },
  { expiry: '13/30' },
  { expiry: '1/30' },
  { securityCode: '12' },
  { securityCode: undefined },
])('A card is refused with %o', (wrong) => {
  expect(readCard({ ...card, ...wrong }, now)).toBeUndefined()
})

it('Every number that is not one of the test cards is declined', () => {
  expect(behaviourOf('5555555555554444')).toEqual({ outcome: 'declined', code: 'card_declined' })
  expect(readCard(undefined, now)).toBeUndefined()
})
