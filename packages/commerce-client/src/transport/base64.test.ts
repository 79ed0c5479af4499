import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64 } from './request.ts'

test('equals the platform for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(base64(text)).toBe(btoa(String.fromCharCode(...new TextEncoder().encode(text))))
    }),
  )
})
