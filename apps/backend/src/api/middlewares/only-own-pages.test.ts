import { expect, it } from 'vitest'

import { isOwn } from './only-own-pages'

const known = ['https://shop.example', /\.staging\.shop\.example$/]
const host = 'api.shop.example:9000'

it.each(['https://shop.example', 'https://a.staging.shop.example', 'https://api.shop.example:9000'])(
  '[F-97] a page of %s is one of ours',
  (origin) => {
    expect(isOwn(origin, host, known)).toBe(true)
  },
)

it.each([
  'https://evil.example',
  'https://shop.example.evil.example',
  'https://api.shop.example',
  'http://api.shop.example:9001',
  'null',
  '',
])('[F-97] a page of %j is not', (origin) => {
  expect(isOwn(origin, host, known)).toBe(false)
  expect(isOwn(origin, undefined, [])).toBe(false)
})
