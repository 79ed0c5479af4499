import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClientHeaders } from '../config.ts'
import { putHeaders } from './request.ts'

function sentOf(given: ClientHeaders): Readonly<Record<string, string>> {
  const headers = {}
  putHeaders(headers, given)
  return headers
}

test('every accepted header can be sent unchanged', () => {
  const text = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(text, text, (name, value) => {
      let sent: Readonly<Record<string, string>>
      try {
        sent = sentOf({ [name]: value })
      } catch {
        return
      }
      expect(Object.fromEntries(new Headers(sent))).toEqual(sent)
    }),
    { numRuns: 1000 },
  )
})

test('white space around a value is dropped, such as a line end after a key from a file', () => {
  expect(sentOf({ 'X-Key': ' pk_1\n' })).toEqual({ 'x-key': 'pk_1' })
})

test.each(['a\nb', 'a\r\nx: y', '\0', '💍'])('the value %j is refused and not quoted', (value) => {
  expect(() => sentOf({ authorization: value })).toThrow(
    new TypeError('The header "authorization" cannot be sent'),
  )
})

test('an invalid name is refused', () => {
  for (const name of ['', 'a b', 'a:b', 'ä']) expect(() => sentOf({ [name]: 'x' })).toThrow(TypeError)
})
