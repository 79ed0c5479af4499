import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKind } from './safe-address.ts'

describe('An address in a link', () => {
  it.each([
    ['/', 'shop'],
    ['/category/shirts?color=blue#list', 'shop'],
    ['https://linen.test/', 'web'],
    ['HTTP://linen.test', 'web'],
    ['mailto:help@shop.test', 'contact'],
    ['tel:+49301', 'contact'],
  ])('of %s leads to: %s', (address, kind) => {
    expect(addressKind(address)).toBe(kind)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%5Cevil.test',
    '/%2fevil.test',
    '/\t/evil.test',
    '/\u0000/evil.test',
    'https:evil.test',
    'https:///evil.test',
    'https://\\evil.test',
    'mailto:',
    'shirts',
    '#top',
    '',
  ])('is not safe as %j', (address) => {
    expect(addressKind(address)).toBeUndefined()
  })

  it('has the scheme and the site that its kind says, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      ':',
      'https',
      'javascript',
      'evil.test',
      'a',
      '@',
      ' ',
      '\t',
      '\u0001',
      '?',
      '#',
      '%2f',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 10 }).map((parts) => parts.join('')),
        (address) => {
          const kind = addressKind(address)
          if (kind === 'contact' || kind === undefined || !URL.canParse(address, 'https://shop.test')) return
          const { origin, protocol } = new URL(address, 'https://shop.test')
          expect(kind === 'shop' ? origin : protocol).toMatch(
            kind === 'shop' ? /^https:\/\/shop\.test$/ : /^https?:$/,
          )
        },
      ),
      { numRuns: 2000 },
    )
  })
})
