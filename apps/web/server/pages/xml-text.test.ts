// @vitest-environment node
import * as fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { xmlText } from './xml-text.ts'

/** What XML 1.0 allows: https://www.w3.org/TR/xml/#charsets. */
const isCharacter = (code: number): boolean =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x1_0000 && code <= 0x10_ffff)

const anyText = fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units))
const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '&',
      ']]>',
      '<![CDATA[',
      '&amp;',
      '"',
      "'",
      '\r\n',
      '\u0000',
      '\uD83D',
      'é',
      '😀',
    ),
  )
  .map((parts) => parts.join(''))

function readBack(text: string): string {
  let read = ''
  let elements = 0
  const parser = new Parser(
    { onopentag: () => void (elements += 1), ontext: (part) => void (read += part) },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(`<a>${xmlText(text)}</a>`)
  expect(elements).toBe(1)
  return read
}

it('any text is one element’s content, of XML’s characters alone, and reads as what it was', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, markup, fc.string({ unit: 'binary' })), (text) => {
      const written = xmlText(text)
      expect(Array.from(written).every((one) => isCharacter(one.codePointAt(0) ?? -1))).toBe(true)
      expect(written).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39|#13);)/)
      const kept = Array.from(text)
        .filter((one) => isCharacter(one.codePointAt(0) ?? -1))
        .join('')
      expect(readBack(text)).toBe(kept)
    }),
    { numRuns: 500 },
  )
})
