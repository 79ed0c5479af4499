import { expect, it } from 'vitest'
import {
  exchangeChoicesFromWire,
  orderDocumentFromWire,
  timelineFromWire,
} from './order-records-from-wire.ts'

const document = {
  id: 'invdoc_1',
  kind: 'invoice',
  number: 'INV-2026-000001',
  issued_at: '2026-11-28T10:00:00.000Z',
  content: {
    currency: 'inr',
    seller: { name: 'Umber', lines: ['14 Kala Ghoda'], taxNumber: null, email: 'care@umber.example' },
    buyer: { name: 'Asha Rao', lines: [], taxNumber: '29AAAAA0000A1Z5', registration: 'HRB 1' },
    deliveredTo: null,
    lines: [{ title: 'Shirt', variant: null, hsCode: '6205', quantity: 2, unitPrice: 10, total: 20 }],
    rows: [
      { kind: 'items', amount: 20 },
      { kind: 'unheard-of', amount: 1 },
    ],
    taxes: [{ name: 'IGST', rate: 18, amount: 3.05 }],
    total: 20,
  },
}

it('an invoice of an order on invoice has a day until which it is to be paid', () => {
  const dueAt = '2026-12-28T10:00:00.000Z'
  const due = { ...document, content: { ...document.content, dueAt } }
  expect(orderDocumentFromWire(due)?.dueAt).toBe(dueAt)
})

it('a document is read as it was issued', () => {
  const inr = (amount: number) => ({ amount, currency: 'inr' })
  expect(orderDocumentFromWire(document)).toEqual({
    id: 'invdoc_1',
    kind: 'invoice',
    number: 'INV-2026-000001',
    issuedAt: '2026-11-28T10:00:00.000Z',
    seller: { name: 'Umber', lines: ['14 Kala Ghoda'], email: 'care@umber.example' },
    buyer: { name: 'Asha Rao', lines: [], taxNumber: '29AAAAA0000A1Z5', registration: 'HRB 1' },
    lines: [{ title: 'Shirt', hsCode: '6205', quantity: 2, unitPrice: inr(10), total: inr(20) }],
    rows: [{ kind: 'items', amount: inr(20) }],
    taxes: [{ name: 'IGST', rate: 18, amount: inr(3.05) }],
    total: inr(20),
  })
})

it.each([
  null,
  {},
  { ...document, number: null },
  { ...document, kind: 'letter' },
  { ...document, content: null },
])('a document that is not one is left out: %j', (wire) =>
  expect(orderDocumentFromWire(wire)).toBeUndefined(),
)

it('a timeline has the events that are known, and links only to web addresses', () => {
  const events = [
    {
      kind: 'shipped',
      at: '2026-11-28T10:00:00Z',
      trackings: [{ number: 'T1', url: 'javascript:alert(1)' }],
    },
    { kind: 'refunded', at: '2026-11-29T10:00:00Z', amount: 5 },
    { kind: 'noted', at: '2026-11-29T10:00:00Z' },
    { kind: 'paid' },
  ]
  const returns = [
    {
      id: 'return_1',
      status: 'requested',
      items: [{ line_id: 'l1', quantity: 1 }],
      label: 'a.pdf',
      exchange: null,
    },
    { id: 'return_2', status: 'lost' },
  ]
  const read = timelineFromWire({ events, returns }, 'eur')
  expect(read.events).toMatchObject([
    { kind: 'shipped', trackings: [{ number: 'T1' }] },
    { kind: 'refunded', amount: { amount: 5, currency: 'eur' }, trackings: [] },
  ])
  expect(read.events[0]?.trackings[0]?.url).toBeUndefined()
  expect(read.returns).toEqual([
    { id: 'return_1', state: 'requested', items: [{ lineId: 'l1', quantity: 1 }], label: 'a.pdf' },
  ])
  expect(timelineFromWire(undefined, 'eur')).toEqual({ events: [], returns: [] })
})

it('choices are by line', () => {
  const variants = [{ id: 'v1', title: 'L', available: 2 }, { id: 'v2' }]
  const read = exchangeChoicesFromWire({ lines: [{ id: 'l1', variants }, {}] })
  expect([...read]).toEqual([['l1', [{ id: 'v1', title: 'L', available: 2 }]]])
})
