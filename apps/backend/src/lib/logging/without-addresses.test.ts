import { expect, it } from 'vitest'

import { withoutAddresses } from './without-addresses'

it('Email addresses are left out of a text', () => {
  const text = 'Customer with email a.b+c@mail.umber.example, and (asha@umber.example), exists. @home a@b'
  expect(withoutAddresses(text)).toBe('Customer with email (email), and ((email)), exists. @home a@b')
})

it.each([
  ['letters', (word: string) => word],
  ['letters after an @', (word: string) => `x@${word}`],
  ['points', (word: string) => `x@${word.replaceAll('aa', 'a.')}`],
])('A long text of %s takes no time that grows with its square', (_, text) => {
  // What a visitor sends is quoted in messages. With the square, this would take minutes.
  const long = text('a'.repeat(400_000))
  expect(withoutAddresses(long) === long).toBe(true)
})
