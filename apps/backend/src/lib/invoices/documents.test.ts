import { expect, it } from 'vitest'

import { creditNoteContent } from './credit-note-content'
import type { IssuedDocument } from './document-content'
import { prefixAt, writtenNumber } from './document-number'
import { invoiceContent } from './invoice-content'
import { isInvoiceDue, type InvoicedOrder } from './invoiced-order'
import { testOrder } from './test-order'

const seller = { name: 'Umber & Ecru', lines: [], taxNumber: 'GSTIN 29AAAAA0000A1Z5', email: null }
const contentOf = (order: InvoicedOrder) => invoiceContent(order, { seller, orderNumberPrefix: 'UE' })
const invoiceOf = (order: InvoicedOrder): IssuedDocument => ({
  id: 'invdoc_1',
  kind: 'invoice',
  number: 'INV-2026-000001',
  cause: 'order:order_1',
  orderId: 'order_1',
  issuedAt: '2026-11-28T10:00:00.000Z',
  content: contentOf(order),
})
const cents = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100)

it('a number has the year of its date and at most 16 characters', () => {
  expect(prefixAt('INV-{year}-', new Date('2026-12-31T23:59:59Z'))).toBe('INV-2026-')
  expect(writtenNumber('INV-2026-', 7)).toBe('INV-2026-000007')
  expect(writtenNumber('ABCDEFGHIJKL', 7)).toBe('ABCDEFGHIJKL0007')
  expect(writtenNumber('CN-', 1_234_567)).toBe('CN-1234567')
})

it('an invoice names the registration of the company that it is for', () => {
  const customer = {
    id: 'cus_1',
    company_name: 'Rao Textiles',
    metadata: { registration_number: 'U17110KA' },
  }
  const billing = { ...testOrder.shipping_address, company: 'Rao Textiles' }
  const content = contentOf({ ...testOrder, customer, billing_address: billing })
  expect(content.buyer?.registration).toBe('U17110KA')
  expect(content.deliveredTo).not.toHaveProperty('registration')
  expect(contentOf({ ...testOrder, customer }).buyer).not.toHaveProperty('registration')
})

it('an invoice of an order on invoice says until when it is to be paid, and no other one does', () => {
  const payments = [{ provider_id: 'pp_net-terms', amount: 5108, data: { days: 30 } }]
  const onInvoice = { ...testOrder, payment_collections: [{ payments }] }
  expect(contentOf(onInvoice).dueAt).toBe('2026-12-20T10:00:00.000Z')
  expect(contentOf(testOrder)).not.toHaveProperty('dueAt')
})

it('an invoice adds up, by its rows, its lines and its taxes', () => {
  const content = contentOf(testOrder)
  expect(content).toMatchObject({
    total: 5108,
    order: { number: 'UE-000007' },
    buyer: { name: 'Asha Rao' },
    lines: [{ title: 'Linen Shirt', variant: 'M / White', hsCode: '620520', tax: 762.41, net: 4235.59 }, {}],
    rows: [
      { kind: 'items', amount: 4998 },
      { kind: 'delivery', amount: 110 },
    ],
    taxes: [
      { name: 'CGST', rate: 9, amount: 389.59 },
      { name: 'SGST', rate: 9, amount: 389.6 },
    ],
  })
  expect(cents(content.rows.map(({ amount }) => amount))).toBe(510_800)
  expect(cents(content.lines.map(({ total }) => total))).toBe(510_800)
  expect(cents(content.taxes.map(({ amount }) => amount))).toBe(cents(content.lines.map(({ tax }) => tax)))
})

it('a refund of the pieces that came back names them, each once', () => {
  const invoice = invoiceOf(testOrder)
  const items = testOrder.items.map((item) => ({ ...item, detail: { return_received_quantity: 1 } }))
  const first = creditNoteContent({ documents: [invoice], amount: 2499, items })
  expect(first).toMatchObject({
    invoice: { number: 'INV-2026-000001' },
    lines: [{ lineId: 'line_1', quantity: 1, total: 2499 }],
    total: 2499,
  })
  const documents = [invoice, { ...invoice, kind: 'credit-note' as const, content: first }]
  const second = creditNoteContent({ documents, amount: 2499, items })
  expect(second.lines).toMatchObject([{ kind: 'refund', lineId: null, total: 2499 }])
})

it('another refund is divided among the rates of the invoice', () => {
  const [shirt] = testOrder.items
  if (shirt === undefined) throw new Error('The order has a line')
  const book = { ...shirt, id: 'line_2', tax_total: 0, total: 4998, tax_lines: [], variant: null }
  const invoice = invoiceOf({ ...testOrder, items: [shirt, book], total: 10_106 })
  const note = creditNoteContent({ documents: [invoice], amount: 100.01, items: [] })
  expect(cents(note.rates.map(({ net, amount }) => net + amount))).toBe(10_001)
  expect(cents(note.lines.map(({ net, tax }) => net + tax))).toBe(10_001)
  expect(note.rates).toHaveLength(2)
  expect(note.total).toBe(100.01)
})

it('an invoice is due when money was captured or a parcel has left, and not for a draft', () => {
  const open = { ...testOrder, payment_collections: [] }
  expect(isInvoiceDue(testOrder)).toBe(true)
  expect(isInvoiceDue(open)).toBe(false)
  expect(isInvoiceDue({ ...open, fulfillments: [{ shipped_at: new Date() }] })).toBe(true)
  expect(isInvoiceDue({ ...open, fulfillments: [{ shipped_at: new Date(), canceled_at: new Date() }] })).toBe(
    false,
  )
  expect(isInvoiceDue({ ...testOrder, is_draft_order: true })).toBe(false)
})

it('pieces that came back before the invoice are on it, and what was credited lowers it by nothing', () => {
  expect(contentOf({ ...testOrder, total: 2609, credit_line_total: 2499 }).total).toBe(5108)
  expect(contentOf({ ...testOrder, total: 2609 }).total).toBe(5108)
})
