import { describe, expect, it } from 'vitest'

import { isPlain } from './refuse-encoded-paths'

const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

const encoded = (character: string) => `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`

describe('The path of a URL', () => {
  it('is not plain with a needlessly encoded character', () => {
    const spellings = Array.from(unreserved, encoded).flatMap((one) => [one, one.toUpperCase()])
    expect(spellings.filter((one) => isPlain(`/auth/x${one}y`))).toEqual([])
  })

  it('is plain as every client writes it', () => {
    const every = Array.from({ length: 256 }, (_, code) => encodeURIComponent(String.fromCodePoint(code)))
    expect(every.filter((one) => !isPlain(`/store/x${one}y`))).toEqual([])
    const paths = ['/', '/app/', '/store/orders/order_01.a~b', '/store/x/SUMMER%2F26', '/images/a.b.webp']
    expect(paths.filter((path) => !isPlain(path))).toEqual([])
  })

  it.each([
    '//store/carts',
    '/store//carts',
    '/store/carts//',
    '/store/./carts',
    '/store/x/..',
    '/store/%',
    '/store/%zz',
    '/static/%ff.png',
    '/store/carts/%c3',
  ])('is not plain as %s', (path) => {
    expect(isPlain(path)).toBe(false)
  })
})
