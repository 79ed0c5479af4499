import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath } from './url.ts'

const fill = (template: string, ...ids: readonly unknown[]): string => fillPath(template, ids)

test('no parameter leaves its place in the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      fc.pre(id.trim() !== '' && id !== '.' && id !== '..')
      const { pathname, search, hash } = new URL(
        fill('/store/carts/:id/line-items', id),
        'http://shop.example',
      )
      const [, store, carts, parameter = '', last, ...more] = pathname.split('/')
      expect([store, carts, last, more, search, hash]).toEqual(['store', 'carts', 'line-items', [], '', ''])
      expect(decodeURIComponent(parameter)).toBe(id)
    }),
  )
})

test.each(['../products', 'a/b', 'a?fields=id', 'a#b', '%2e%2e', 'ü', 'a b'])('encodes %j', (id) => {
  expect(fill('/store/carts/:id', id)).toBe(`/store/carts/${encodeURIComponent(id)}`)
})

test.each(['', ' ', '\t\n', '.', '..'])('refuses %j and does not quote it', (id) => {
  expect(() => fill('/store/carts/:id/line-items/:lineItemId', id, 'l')).toThrow(
    new TypeError('GET /store/carts/:id/line-items/:lineItemId: the argument "id" is empty or no text'),
  )
})

test.each([undefined, null, 5, {}, ['x']])('refuses %j, as untyped callers pass it', (id) => {
  expect(() => fill('/store/carts/:id', id)).toThrow(TypeError)
})

test('keeps an id that is half a surrogate pair from throwing something else', () => {
  expect(fill('/store/carts/:id', 'a\uD800')).toBe('/store/carts/a%EF%BF%BD')
})
