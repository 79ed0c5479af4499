import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureUrl } from './picture-url.ts'

const backend = 'https://shop.test:9000/store/'

describe('The address of a picture', () => {
  it.each([
    ['/images/a-800.webp?v=1', 'https://shop.test:9000/store/images/a-800.webp?v=1'],
    ['images/a.webp', 'https://shop.test:9000/store/images/a.webp'],
    [' /a.webp ', 'https://shop.test:9000/store/a.webp'],
    ['http://cdn.test/a.webp', 'http://cdn.test/a.webp'],
    ['HTTPS://cdn.test/a.webp', 'HTTPS://cdn.test/a.webp'],
  ])('[MAP-01] made of %j is %j', (value, address) => {
    expect(pictureUrl(value, backend)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.test/1',
    'file:///etc/passwd',
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    '\\\\evil.test/a.png',
    '\\evil',
    'java\nscript:alert(1)',
    '/a\u0000.png',
    'http:evil.test',
    'https:///evil.test',
    `/${'a'.repeat(3_000)}`,
    '',
    ' ',
    null,
    7,
    {},
    ['/a.webp'],
  ])('[F-106] is refused for %j', (value) => {
    expect(pictureUrl(value, backend)).toBeUndefined()
  })

  it('[F-106] is http or https, and on the backend when it is relative', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      ':',
      'http',
      'javascript',
      'a',
      '.',
      '@',
      ' ',
      '\t',
      '?',
      '#',
      '%',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const value = parts.join('')
        const address = pictureUrl(value, backend)
        if (address === undefined) return
        if (/^https?:\/\//i.test(value.trim())) return
        expect(new URL(address).origin).toBe('https://shop.test:9000')
      }),
      { numRuns: 2_000 },
    )
  })
})
