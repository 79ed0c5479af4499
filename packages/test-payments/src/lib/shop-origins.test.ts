import { expect, it } from 'vitest'

import { shopAddress, shopOrigins } from './shop-origins'

const origins = ['http://localhost:8000', 'https://shop.example']

it('The shops are the origins of STORE_CORS, without its patterns', () => {
  expect(shopOrigins(String.raw`http://localhost:8000,/\.shop\.example$/,https://shop.example`)).toEqual(
    origins,
  )
})

it('A redirect goes back to a shop, and nowhere else', () => {
  expect(shopAddress('https://shop.example/checkout/return', origins)).toBe(
    'https://shop.example/checkout/return',
  )
  for (const address of [
    'https://shop.example.evil.example/',
    'https://evil.example/?https://shop.example',
    'https://shop.example@evil.example/',
    'http://shop.example/',
    '/checkout/return',
    'javascript:alert(1)',
    undefined,
  ])
    expect(shopAddress(address, origins)).toBeUndefined()
})
