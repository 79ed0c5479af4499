import { expect, it } from 'vitest'

import { invoiceContent } from '../invoice-content'
import { testOrder } from '../test-order'
import { documentPdf } from './document-pdf'
import { Fonts } from './fonts'
import { directionOf, textRuns } from './text-runs'

const fonts = new Fonts()
const runs = (text: string, direction: 'ltr' | 'rtl') =>
  textRuns(text, { direction, weight: 400, fonts }).map((run) => run.text)

it.each(['en-IN', 'de-DE', 'hi-IN', 'ar-AE'])(
  'an invoice in %s is a PDF of one page with its fonts',
  async (locale) => {
    const content = invoiceContent(
      { ...testOrder, locale },
      { seller: { name: 'Umber', lines: [], taxNumber: null, email: null }, orderNumberPrefix: 'UE' },
    )
    const bytes = await documentPdf({
      id: 'invdoc_1',
      kind: 'invoice',
      number: 'INV-1',
      cause: 'order:order_1',
      orderId: 'order_1',
      issuedAt: '2026-11-28T10:00:00.000Z',
      content,
    })
    const text = bytes.toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toMatch(/\/FontFile[23]/)
  },
)

it('a long invoice goes on on the next page', async () => {
  const [item] = testOrder.items
  if (item === undefined) throw new Error('The order has a line')
  const items = Array.from({ length: 60 }, (_, at) => ({ ...item, id: `line_${at}` }))
  const content = invoiceContent(
    { ...testOrder, items },
    { seller: { name: 'Umber', lines: [], taxNumber: null, email: null }, orderNumberPrefix: 'UE' },
  )
  const issued = { id: 'd', kind: 'invoice' as const, number: 'INV-1', cause: 'c', orderId: 'o' }
  const bytes = await documentPdf({ ...issued, issuedAt: '2026-11-28T10:00:00.000Z', content })
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
})

it('what is read from the right is drawn from its end, and numbers and Latin names from their beginning', () => {
  expect(runs('رقم INV-1', 'rtl')).toEqual(['INV-1', 'رقم '])
  expect(runs('Shirt أبيض', 'ltr').at(-1)).toBe('أبيض')
  expect(directionOf('12 Residency Road')).toBe('ltr')
  expect(directionOf('محمد Rao')).toBe('rtl')
})

it('a character that no font has is drawn in the first', () => {
  expect(runs('東京', 'ltr').join('')).toBe('東京')
})

it('vowel signs stay with their letters, in one run', () => {
  expect(runs('क्षत्रिय', 'ltr')).toEqual(['क्षत्रिय'])
})
