import { describe, expect, test } from 'vitest'
import { licenseFault } from './license-policy.ts'

const fault = (license: string, name = 'left-pad', text = '') => licenseFault({ name, license, text })
const enterprise = 'Medusa Enterprise Edition License\n\nThis package is proprietary software.'
const partly =
  'This package contains software under two licenses. Enterprise Edition\nmaterials are proprietary.'

describe('the licence of a package', () => {
  test.each(['MIT', 'Apache-2.0', '(MIT OR CC0-1.0)', '(MIT AND Zlib)', '(GPL-3.0-only OR MIT)'])(
    'is accepted: %s',
    (license) => expect(fault(license)).toBeUndefined(),
  )

  test.each([
    'GPL-2.0-only',
    'GPL-3.0-or-later',
    'AGPL-3.0-only',
    'LGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    'SSPL-1.0',
    'BUSL-1.1',
    'UNLICENSED',
    'Unknown',
    'SEE LICENSE IN LICENSE',
    'a licence that was not thought of',
  ])('is refused: %s', (license) => expect(fault(license)).toContain(`is under "${license}"`))

  test('is accepted for the package it is named for, and no other', () => {
    expect(fault('MPL-2.0', 'lightningcss-win32-x64-msvc')).toBeUndefined()
    expect(fault('MPL-2.0', 'left-pad')).toBeDefined()
    expect(fault('GPL-3.0-only', 'lightningcss')).toBeDefined()
  })
})

describe('the Enterprise Edition of Medusa', () => {
  test.each(['@medusajs/rbac', '@medusajs/auth-oidc'])('comes with it and is switched off: %s', (name) => {
    expect(fault('SEE LICENSE IN LICENSE', name, enterprise)).toBeUndefined()
  })

  test('is refused in any other package, whatever its manifest says', () => {
    expect(fault('MIT', '@medusajs/cart', enterprise)).toContain('Medusa Enterprise Edition License')
    expect(fault('MIT', '@medusajs/medusa', enterprise)).toContain('Medusa Enterprise Edition License')
    expect(fault('MIT', '@medusajs/cart', partly)).toContain('parts of a proprietary Enterprise Edition')
  })

  test('stands in parts of packages that are named', () => {
    expect(fault('SEE LICENSE IN LICENSE', '@medusajs/medusa', partly)).toBeUndefined()
  })
})
