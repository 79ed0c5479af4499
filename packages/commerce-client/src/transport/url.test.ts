import { expect, test } from 'vitest'
import { buildUrl, resolveBase } from './url.ts'

test.each([
  ['https://shop.example', '/store/carts', 'https://shop.example/store/carts'],
  ['https://shop.example/', 'store/carts', 'https://shop.example/store/carts'],
  ['https://shop.example/api/', '/store/carts', 'https://shop.example/api/store/carts'],
  ['https://shop.example/api?x=1', '/store/carts', 'https://shop.example/api/store/carts'],
  ['http://localhost:9000', '/store/carts#top', 'http://localhost:9000/store/carts'],
  ['http://localhost:9000', '//evil.example/store', 'http://localhost:9000/evil.example/store'],
  ['http://localhost:9000', 'http://localhost:9000/store/carts', 'http://localhost:9000/store/carts'],
])('joins %s and %s', (base, input, expected) => {
  expect(buildUrl(resolveBase(base), input)).toBe(expected)
})

test('takes a URL object below the base address', () => {
  expect(buildUrl('http://localhost:9000', new URL('http://localhost:9000/store?x=1'), { y: 2 })).toBe(
    'http://localhost:9000/store?x=1&y=2',
  )
})

test.each([
  ['https://shop.example:443', 'https://shop.example/x'],
  ['HTTPS://Shop.Example', 'https://shop.example/x'],
  ['http://shop.example:80/Api', 'http://shop.example/Api/x'],
  ['https://shop.example', 'https://SHOP.example:443/x'],
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/api', 'https://shop.example/api?x=1'],
])('takes an address below %s however it is written: %s', (base, address) => {
  const rest = address.replace(/^https?:..[^/]*(?:.[aA]pi)?/, '')
  const origin = resolveBase(base)
  expect(buildUrl(origin, address)).toBe(`${origin}/${rest.replace(/^\//, '')}`)
})

test.each([
  'https://shop.example.evil',
  'https://shop.example@evil',
  'https://shop.example:8443/x',
  'http://shop.example:443/x',
])('does not take %s for an address of https://shop.example', (address) => {
  expect(() => buildUrl(resolveBase('https://shop.example:443'), address)).toThrow(TypeError)
})

test('keeps repeated parameters of the path, unless the query names them again', () => {
  expect(buildUrl('http://a', '/s?x=1&x=2&y=3', { z: 1 })).toBe('http://a/s?x=1&x=2&y=3&z=1')
  expect(buildUrl('http://a', '/s?x=1&x=2&y=3', { x: 9 })).toBe('http://a/s?y=3&x=9')
  expect(buildUrl('http://a', '/s?%zz=1', { x: 9 })).toBe('http://a/s?%zz=1&x=9')
})

test('adds no question mark for a query without content', () => {
  expect(buildUrl('http://a', '/s', { x: undefined, y: null, z: [] })).toBe('http://a/s')
})

test.each(['', '/', 'shop.example', 'localhost', 'ftp://shop.example', 'http://', 'https:///x'])(
  'refuses the base address %j and quotes it',
  (base) => {
    const message = `baseUrl is ${JSON.stringify(base)}, and has to be an address such as https://shop.example`
    expect(() => resolveBase(base)).toThrow(new TypeError(message))
  },
)

test('refuses a base address with a password and does not quote it', () => {
  expect(() => resolveBase('http://user:secret@shop.example')).toThrow(
    new TypeError('baseUrl has a user name, and has to be an address such as https://shop.example'),
  )
})

test('refuses a base address that is missing, as in a program without its settings', () => {
  expect(() => resolveBase(undefined as unknown as string)).toThrow('baseUrl is undefined, and has to be')
})

test.each([
  'https://evil.example/store',
  'https://shop.example.evil/store',
  'javascript:alert(1)',
  'data:text/plain,x',
])('does not carry tokens to %s', (input) => {
  expect(() => buildUrl('https://shop.example', input)).toThrow(TypeError)
})
