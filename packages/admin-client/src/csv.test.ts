import { describe, expect, test } from 'vitest'
import { formatCsv, parseCsv } from './csv.ts'

const parsed = (rows: readonly object[]) => ({ kind: 'parsed', rows })

test('rows are the same after they were written and read', () => {
  const rows = [
    { Title: 'Linen, "light"', Note: 'two\nlines', Size: ' 12" ' },
    { Title: 'Wool', Note: '', Size: '"' },
    { Title: 'a\rb\r\nc', Note: ';\t|', Size: '=1+1' },
  ]
  expect(parseCsv(formatCsv(rows))).toEqual(parsed(rows))
})

test('columns are those of all rows, and missing cells are empty', () => {
  expect(formatCsv([{ a: 1 }, { b: true, a: null }])).toBe('a,b\n1,\n,true\n')
})

const tee = parsed([{ Sku: 'TEE', Title: 'Tee, long' }])

test.each([
  ['commas', 'Sku,Title\nTEE,"Tee, long"\n'],
  ['semicolons', 'Sku;Title\nTEE;Tee, long\n'],
  ['semicolons, quoted', '"Sku";"Title"\n"TEE";"Tee, long"'],
  ['tabs', 'Sku\tTitle\nTEE\tTee, long\n'],
  ['bars', 'Sku|Title\nTEE|Tee, long\n'],
  ['a first line that names the separator', 'sep=;\nSku;Title\nTEE;Tee, long\n'],
  ['such a line in quotes, and CRLF', '"sep=;"\r\nSku;Title\r\nTEE;Tee, long\r\n'],
  ['a mark and CRLF', '\uFEFFSku,Title\r\nTEE,"Tee, long"\r\n'],
  ['a mark and a line that names the separator', '\uFEFFsep=,\r\nSku,Title\r\nTEE,"Tee, long"\r\n'],
  ['CR', 'Sku,Title\rTEE,"Tee, long"\r'],
  ['CR, LF and CRLF', 'Sku,Title\r\n\r\nTEE,"Tee, long"\r\n,\n\n'],
  ['LF in the header and CR after it', 'Sku,Title\nTEE,"Tee, long"\r'],
  ['empty lines and rows before and after', '\n\nSku,Title\n,\n\nTEE,"Tee, long"\n,,,,\n\n'],
  ['blanks after a quote', 'Sku,Title\n"TEE"  ,"Tee, long" \n'],
  ['more empty cells than columns', 'Sku;Title\nTEE;Tee, long;;;\n'],
])('a file with %s is read', (_, text) => {
  expect(parseCsv(text)).toEqual(tee)
})

test('rows that another program appended with other line ends are rows of their own', () => {
  const rows = [1, 2, 3, 4].map((a) => ({ a: String(a), b: '' }))
  expect(parseCsv('a,b\r\n1,\r\n2,\n3,\r4,\n')).toEqual(parsed(rows))
})

test.each([
  ['an inch sign', 'a,b\nFrame 12" oak,1\n', 'Frame 12" oak'],
  ['an inch sign at the end', 'a,b\n12",1\n', '12"'],
  ['two inch signs', 'a,b\n12" x 14" frame,1\n', '12" x 14" frame'],
  ['doubled quotes', 'a,b\n"12"" x 14""",1\n', '12" x 14"'],
  ['line ends', 'a,b\n"one\r\ntwo\nthree\rfour",1\n', 'one\r\ntwo\nthree\rfour'],
  ['thirty commas between semicolons', `a;b\n${',x'.repeat(30)};1\n`, ',x'.repeat(30)],
  ['HTML with semicolons', 'a,b\n<p>a &amp; b;</p>,1\n', '<p>a &amp; b;</p>'],
  ['blanks', 'a,b\n  x ,1\n', '  x '],
])('%s in a cell is text', (_, text, a) => {
  expect(parseCsv(text)).toEqual(parsed([{ a, b: '1' }]))
})

test.each<[string, number | undefined]>([
  ['a,b\n1,2\n3\n', 2],
  ['a,b\n1,"2\n', 1],
  ['a,b\n1,2\n\n"Frame 12" oak",4\n', 2],
  ['a,b\n1,2,3\n', 1],
  ['a,b\n1,M\uFFFDller\n', 1],
  ['a,"b\n1,2\n', undefined],
  ['P\u0000r\u0000,\u0000b\u0000\n1,2\n', undefined],
])('%j is malformed', (text, row) => {
  const read = parseCsv(text)
  expect(read.kind).toBe('malformed')
  expect(read).toHaveProperty('message')
  expect('row' in read ? read.row : undefined).toBe(row)
})

test.each(['', '\uFEFF', '\n\n', 'a,b\n', ',,\n'])('%j has no rows', (text) => {
  expect(parseCsv(text)).toEqual(parsed([]))
})

describe('the bytes of a file', () => {
  const text = 'Title;Sku\nMüße – groß;TEE\n'
  const read = parsed([{ Title: 'Müße – groß', Sku: 'TEE' }])
  const utf16 = (isBig: boolean, mark: boolean): Uint8Array => {
    const units = Array.from(`${mark ? '\uFEFF' : ''}${text}`, (sign) => sign.charCodeAt(0))
    return new Uint8Array(
      units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
    )
  }

  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16LE with a mark', utf16(false, true)],
    ['UTF-16BE with a mark', utf16(true, true)],
    ['UTF-16LE', utf16(false, false)],
    ['UTF-16BE', utf16(true, false)],
    ['Windows-1252', Uint8Array.from(text, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0)))],
  ])('are read as %s', (_, bytes) => {
    expect(parseCsv(bytes)).toEqual(read)
  })
})
