// @vitest-environment node
import type { Request } from 'express'
import { expect, it } from 'vitest'
import { parsePath } from '../../src/config/match-path.ts'
import { isPagePath, isPlainPath, pageRequestOf } from './page-address.ts'

const addressOf = (path: string, query = '') =>
  pageRequestOf({ path, originalUrl: path + query } as Request, 'https://shop.example').address

it('has the parameters that a page shows, in one order', () => {
  expect(addressOf('/category/women', '?page=2&color=white&sort=newest')).toBe(
    '/category/women?color=white&sort=newest&page=2',
  )
  expect(addressOf('/collection/monsoon', '?page=2&color=white')).toBe(
    '/collection/monsoon?color=white&page=2',
  )
  expect(addressOf('/search', '?q=silk%20scarf')).toBe('/search?q=silk+scarf')
  expect(addressOf('/login', '?from=%2Fcart')).toBe('/login?from=%2Fcart')
})

it('leaves out foreign parameters, so that a campaign or a token makes no copy of a page', () => {
  expect(addressOf('/product/linen-shirt', '?utm_source=letter&x=1')).toBe('/product/linen-shirt')
  expect(addressOf('/reset-password', '?token=secret')).toBe('/reset-password')
  expect(addressOf('/about', '?q=1&page=2&color=white&from=x')).toBe('/about')
  expect(addressOf('/product/linen-shirt', '?page=2')).toBe('/product/linen-shirt')
})

it.each([
  ['/PRODUCT/linen%2Dshirt/', '/product/linen-shirt'],
  ['/order/order_1', '/order/:id'],
  ['/account/orders/order_1/invoice', '/account/orders/:id/invoice'],
  ['/Nope', '/other'],
  ['/nope/again', '/other'],
  ['/%E0%A4%A', '/other'],
])('has one address for all paths that show the same: %s', (path, address) => {
  expect(addressOf(path, '?x=1')).toBe(address)
})

it('takes every path that the shop writes, and refuses those that no page has', () => {
  expect(isPlainPath('/')).toBe(true)
  expect(isPlainPath(`/product/${'x'.repeat(2_039)}`)).toBe(true)
  expect(isPlainPath(`/product/${'x'.repeat(2_040)}`)).toBe(false)
  expect(isPlainPath('//')).toBe(false)
  expect(isPlainPath('/product//x')).toBe(false)
  expect(isPlainPath('/product/x//')).toBe(false)
})

it.each([
  ['/about', true],
  ['/collection/summer.2027', true],
  ['/products/Old-Shirt.html', true],
  ['/index.php', true],
  ['/logo.svg', false],
  ['/assets/page.html', false],
])('%s is the address of a page: %s', (path, is) => {
  expect(isPagePath(parsePath(path))).toBe(is)
})
