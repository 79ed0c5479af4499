import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

describe('The return path after signing in', () => {
  it.each([
    '/',
    '/account/orders',
    '/category/all?color=black&price=0-100#list',
    '/search?q=https://linen//cotton',
    '/product/caf%C3%A9%20noir',
    '/loginhelp',
  ])('[AUTH-03] leads to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    '//evil.test',
    '///evil.test',
    'https:evil.test',
    'https://evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '%2F%2Fevil.test',
    '/%2Fevil.test',
    '/%252Fevil.test',
    '/%5Cevil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/%09/evil.test',
    '/a/../../evil',
    '/%2e%2e/evil',
    '/%',
    'account',
    '',
    ' /account',
    '/'.padEnd(2_001, 'a'),
  ])('[F-94] never leads to %j', (path) => {
    expect(safeReturnPath(path)).toBe('/')
    expect(safeReturnPath(path, '/account')).toBe('/account')
  })

  it.each([
    '/login',
    '/login/',
    '/Login?return=/login',
    '/signup',
    '/forgot-password',
    '/reset-password?token=x',
  ])('[F-94] never leads round in a circle through %s', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })

  it.each([undefined, null, 7, {}, ['/account']])('uses the fallback for %j', (value) => {
    expect(safeReturnPath(value)).toBe('/')
  })

  it('[AUTH-03] stays on this site for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%252f',
      ':',
      '@',
      '.',
      '..',
      '\t',
      '%09',
      'evil.test',
      '?',
      '#',
      'a',
    )
    const written = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    )
    fc.assert(
      fc.property(written, (wanted) => {
        const path = safeReturnPath(wanted)
        for (const read of [path, decodeURIComponent(path.split(/[?#]/)[0] ?? '')]) {
          expect(new URL(read, 'https://shop.test').origin).toBe('https://shop.test')
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
