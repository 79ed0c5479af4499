import { expect, it } from 'vitest'

import { hasNul } from './refuse-nul'

it.each([['a\0b'], [{ filters: { q: '\0' } }], [['a', { deep: ['\0'] }]], [{ '\0': 1 }]])(
  'a body that holds a NUL is found: %j',
  (body) => {
    expect(hasNul(body)).toBe(true)
  },
)

it.each([[undefined], [null], [''], [0], [{ q: 'linen', tags: ['00', '%00', '\u0001'] }]])(
  'any other body is let through: %j',
  (body) => {
    expect(hasNul(body)).toBe(false)
  },
)

it('looks through a body however deep it is', () => {
  let body: unknown = '\0'
  for (let depth = 0; depth < 20_000; depth += 1) body = { body }
  expect(hasNul(body)).toBe(true)
})
