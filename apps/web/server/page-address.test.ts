// @vitest-environment node
import type { Request } from 'express'
import { expect, it } from 'vitest'
import { pageRequestOf } from './page-address.ts'

const addressOf = (path: string, query = '') =>
  pageRequestOf({ path, originalUrl: path + query } as Request, 'https://shop.example').address

it('has the parameters that a page shows, in one order', () => {
  expect(addressOf('/category/women', '?page=2&color=white&sort=newest')).toBe(
    '/category/women?color=white&sort=newest&page=2',
  )
  expect(addressOf('/search', '?q=silk%20scarf')).toBe('/search?q=silk+scarf')
})

it('leaves out foreign parameters, so that a campaign or a token makes no copy of a page', () => {
  expect(addressOf('/product/linen-shirt', '?utm_source=letter&x=1')).toBe('/product/linen-shirt')
  expect(addressOf('/reset-password', '?token=secret')).toBe('/reset-password')
})
