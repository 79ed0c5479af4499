import { expect, it } from 'vitest'
import { redacted } from './redacted.ts'

it.each([
  ['No order for asha.rao+shop@example.co.uk here', 'No order for [email] here'],
  ['Not found: asha%40example.com', 'Not found: [email]'],
  ['Card 4242 4242 4242 4242 refused', 'Card [number] refused'],
  ['Call +44 (0)20 7946 0018', 'Call [number]'],
  [
    'https://shop.example/reset-password?token=secret&email=x failed',
    'https://shop.example/reset-password failed',
  ],
  ['Cart cart_01J9ZQ4K7M2N8P3R5S6T1V0WXY is gone', 'Cart [token] is gone'],
  ['one\ntwo', 'one two'],
])('%j becomes %j', (message, expected) => {
  expect(redacted(message)).toBe(expected)
})

it('keeps what says what is wrong', () => {
  const message =
    "Cannot read properties of undefined (reading 'price') at https://shop.example/assets/category-screen-Dx1_y2.js:12:345"
  expect(redacted(message)).toBe(message)
})

it('is at most 200 characters long', () => {
  expect(redacted('word '.repeat(1_000))).toHaveLength(200)
})
