import { describe, expect, it } from 'vitest'

import { isPlain } from './only-plain-paths'

const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

const encoded = (character: string) => `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`

describe('The path of an address', () => {
  it('is not plain when a letter is encoded that need not be', () => {
    for (const character of unreserved) {
      expect(isPlain(`/auth/x${encoded(character)}y`), character).toBe(false)
      expect(isPlain(`/auth/x${encoded(character).toUpperCase()}y`), character).toBe(false)
    }
  })

  it('is plain as every client writes it', () => {
    for (let code = 0; code < 256; code += 1) {
      const segment = encodeURIComponent(String.fromCodePoint(code))
      expect(isPlain(`/store/x${segment}y`), segment).toBe(true)
    }
    for (const path of [
      '/',
      '/app/',
      '/store/orders/order_01.a~b',
      '/store/x/SUMMER%2F26',
      '/images/a.b.webp',
    ])
      expect(isPlain(path), path).toBe(true)
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
