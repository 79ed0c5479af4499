import type { IncomingMessage } from 'node:http'

import { expect, it } from 'vitest'

import { routeOf, routeOrPath } from './route-of'

const request = (originalUrl: string, path?: unknown) =>
  ({ originalUrl, ...(path === undefined ? {} : { route: { path } }) }) as unknown as IncomingMessage

it('a request is named by the pattern of its route', () => {
  const asked = request('/store/carts/cart_1/complete?fields=id', '/store/carts/:id/complete')
  expect([routeOf(asked), routeOrPath(asked)]).toEqual([
    '/store/carts/:id/complete',
    '/store/carts/:id/complete',
  ])
})

it('files have one name for each directory', () => {
  expect(routeOf(request('/static/secret-name.png'))).toBe('/static/*')
  expect(routeOf(request('/images/a.webp?v=1'))).toBe('/images/*')
  expect(routeOf(request('/statics'))).toBe('(unmatched)')
})

it('without a route it has one name in the metrics, and the log shows no id, address or query', () => {
  const cart = request('/store/carts/cart_01KBQ0XW7R9ZC3F2A5M8N4T6VY/complete?email=asha@example.com')
  expect(routeOf(cart)).toBe('(unmatched)')
  expect(routeOrPath(cart)).toBe('/store/carts/*/complete')
  expect(routeOrPath(request('/store/customers/asha@example.com'))).toBe('/store/customers/*')
  expect(routeOrPath(request('/a/asha%40example.com/wp-login.php'))).toBe('/a/*/wp-login.php')
  expect(routeOrPath(request(`/${'x'.repeat(41)}`, /^\/regex/))).toBe('/*')
})
