import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isEmailAddress } from './email-address.ts'

it.each(['asha@example.com', "o'hara+news@mail.example.co.uk", 'a.b@c-d.io'])('%s is one', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each(['a@b', 'me@localhost', '', '@', 'a@b.', 'a@.com', '.a@b.com', 'a..b@c.com', 'a b@c.com', 'ü@b.com'])(
  '%j is none',
  (text) => {
    expect(isEmailAddress(text)).toBe(false)
  },
)

it('is the rule of the forms', () => {
  const part = fc.string({ unit: fc.constantFrom(...Array.from("aZ0_.+-'@ é")), maxLength: 8 })
  const address = fc.tuple(part, part, part).map(([user, host, end]) => `${user}@${host}.${end}`)
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), address), (text) => {
      expect(isEmailAddress(text)).toBe(z.regexes.email.test(text))
    }),
  )
})
