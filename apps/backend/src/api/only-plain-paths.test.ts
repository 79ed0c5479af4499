import { describe, expect, it } from 'vitest'

import { isPlain } from './only-plain-paths'

const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

const encoded = (character: string) => `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`

describe('The path of an address', () => {
  it('is not plain when a letter is encoded that need not be', () => {
    for (const character of unreserved) {
      expect([character, isPlain(`/auth/x${encoded(character)}y`)]).toEqual([character, false])
      expect([character, isPlain(`/auth/x${encoded(character).toUpperCase()}y`)]).toEqual([character, false])
    }
  })

  it('is plain as every client writes it', () => {
    for (let code = 0; code < 256; code += 1) {
      const segment = encodeURIComponent(String.fromCodePoint(code))
      expect([segment, isPlain(`/store/x${segment}y`)]).toEqual([segment, true])
    }
    for (const path of [
      '/',
      '/app/',
      '/store/orders/order_01.a~b',
      '/store/x/SUMMER%2F26',
      '/images/a.b.webp',
    ])
      expect([path, isPlain(path)]).toEqual([path, true])
  })

  it.each([
    '//store/carts',
    '/store//carts',
    '/store/carts//',
    '/store/./carts',
    '/store/x/..',
    '/store/%',
    '/store/%zz',
  ])('is not plain as %s', (path) => {
    expect(isPlain(path)).toBe(false)
  })
})
