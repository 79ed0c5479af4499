import { expect, it } from 'vitest'

import { isOwn, originsFor } from './require-allowed-origin'

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

it('[F-97] a page of the shop writes to /auth, and not to /admin', () => {
  const cors = { adminCors: 'https://api.shop.example', authCors: 'https://shop.example' }
  for (const address of ['/admin/orders/order_1/cancel', '/ADMIN/orders', '/admin?x', '/admin'])
    expect(originsFor(address, cors)).toBe(cors.adminCors)
  for (const address of ['/auth/session', '/auth/admin'])
    expect(originsFor(address, cors)).toBe('https://api.shop.example,https://shop.example')
})
