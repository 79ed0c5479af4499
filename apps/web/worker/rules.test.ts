import { describe, expect, it } from 'vitest'
import { handlingOf, isGone, mayKeep } from './rules.ts'

const origin = 'https://shop.example'

const asked = (address: string, more: { method?: string; mode?: string; headers?: HeadersInit } = {}) => ({
  method: more.method ?? 'GET',
  url: new URL(address, origin).href,
  mode: more.mode ?? 'navigate',
  headers: new Headers(more.headers),
})

const handled = (...[address, more]: Parameters<typeof asked>) => handlingOf(asked(address, more), origin)

describe('pages that anyone may read are kept under one address', () => {
  it.each([
    ['/', '/'],
    ['/product/linen-shirt', '/product/linen-shirt'],
    ['/Product/linen-shirt/', '/product/linen-shirt'],
    ['/product/linen-shirt?color=Ecru&utm_source=mail', '/product/linen-shirt?color=Ecru'],
    ['/category/women?sort=price&page=2', '/category/women?sort=price&page=2'],
    ['/collection/summer', '/collection/summer'],
    ['/pages/size-guide', '/pages/size-guide'],
    ['/de-in/product/linen-shirt', '/de-in/product/linen-shirt'],
    ['/de-in', '/de-in/'],
    ['/about', '/about'],
    ['/terms?token=secret', '/terms'],
  ])('%s', (address, key) => {
    expect(handled(address)).toEqual({ kind: 'reading', key })
  })
})

describe('pages of their visitor are never kept', () => {
  it.each([
    '/account',
    '/account/orders',
    '/account/orders/order_1',
    '/account/orders/order_1/invoice',
    '/account/orders/order_1/return',
    '/order/order_1',
    '/order-lookup?number=UE-1',
    '/order-transfer?token=t',
    '/cart',
    '/checkout',
    '/checkout/return?payment=x',
    '/login?from=/account',
    '/signup',
    '/forgot-password',
    '/reset-password?token=t',
    '/verify-address?token=t',
    '/confirm-email?token=t',
    '/newsletter/confirm?token=t',
    '/newsletter/leave?token=t',
    '/back-in-stock/leave?token=t',
    '/review-requests/leave?token=t',
    '/page-preview?token=t',
    '/search?q=shirt',
    '/wishlist',
    '/de-in/account',
  ])('%s', (address) => {
    expect(handled(address)).toEqual({ kind: 'own' })
  })
})

describe('what is not the shop’s page, file or picture is not touched', () => {
  it.each([
    ['the backend', '/store/products', { mode: 'cors' }],
    ['the backend, opened', '/store/products', {}],
    ['a sign-in', '/auth/customer/emailpass', { mode: 'cors', method: 'POST' }],
    ['the dashboard', '/app/orders', {}],
    ['its requests', '/admin/orders', { mode: 'cors' }],
    ['a form', '/product/linen-shirt', { method: 'POST' }],
    ['another origin', 'https://backend.example/assets/a.js', { mode: 'cors' }],
    ['a page with a token', '/product/linen-shirt', { headers: { Authorization: 'Bearer t' } }],
    ['a part of a file', '/assets/film.mp4', { mode: 'no-cors', headers: { Range: 'bytes=0-' } }],
    ['a page that a script reads', '/product/linen-shirt', { mode: 'cors' }],
    ['the worker', '/service-worker.js', { mode: 'same-origin' }],
    ['an address of no page', '/nothing/here/at/all', {}],
    ['an address that cannot be decoded', '/product/%E0%A4%A', {}],
  ])('%s', (_, address, more) => {
    expect(handled(address, more)).toEqual({ kind: 'pass' })
  })
})

it.each([
  ['/assets/index-abc.js', 'file'],
  ['/images/linen.avif', 'picture'],
  ['/static/upload.webp?w=300', 'picture'],
])('%s is a %s', (address, kind) => {
  expect(handled(address, { mode: 'no-cors' })).toEqual({ kind })
})

const answered = (more: object, cacheControl: string | null = 'public, max-age=0') => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(cacheControl === null ? {} : { 'Cache-Control': cacheControl }),
  ...more,
})

describe('an answer is kept if it is whole and for everyone', () => {
  it.each([
    [true, answered({})],
    [true, answered({}, null)],
    [false, answered({}, 'no-store')],
    [false, answered({}, 'private, max-age=60')],
    [false, answered({ status: 404 })],
    [false, answered({ status: 503 })],
    [false, answered({ status: 206 })],
    [false, answered({ redirected: true })],
    [false, answered({ status: 0, type: 'opaque' })],
    [false, answered({ status: 0, type: 'opaqueredirect' })],
    [false, answered({ type: 'cors' })],
  ])('%s', (kept, answer) => {
    expect(mayKeep(answer)).toBe(kept)
  })

  it('and a page that is gone is known by its status', () => {
    expect([200, 404, 410, 500, 503].filter((status) => isGone({ status }))).toEqual([404, 410])
  })
})
