import { describe, expect, it } from 'vitest'

import type { IssuedDocument } from './document-content'
import { draftCreditNotes, draftInvoice, type DocumentDraft } from './drafts'
import type { InvoicedItem, InvoicedOrder } from './invoiced-order'
import { testOrder } from './test-order'

const terms = {
  seller: { name: 'Umber & Ecru', lines: [], taxNumber: null, email: null },
  orderNumberPrefix: 'UE',
}

const [shirt] = testOrder.items
if (shirt === undefined) throw new Error('The order has a line')

/** At 1000 a piece, with 18 % of tax in it. */
const candles = (quantity: number): InvoicedItem => ({
  ...shirt,
  id: 'line_2',
  title: 'Candle',
  product_title: 'Candle',
  unit_price: 1000,
  quantity,
  tax_total: 152.54 * quantity,
  total: 1000 * quantity,
})

interface Money {
  readonly captured: readonly number[]
  readonly refunds?: readonly number[]
  /** What is left to pay. */
  readonly pending?: number
}

function paid(order: InvoicedOrder, { captured, refunds = [], pending = 0 }: Money): InvoicedOrder {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
  return {
    ...order,
    summary: { paid_total: sum(captured), refunded_total: sum(refunds), pending_difference: pending },
    payment_collections: [
      {
        payments: [
          {
            captures: captured.map((amount) => ({ amount })),
            refunds: refunds.map((amount, at) => ({ id: `ref_${at}`, amount, created_at: new Date(at) })),
          },
        ],
      },
    ],
  }
}

/** Issues drafts, each with the next number. */
function issue(documents: IssuedDocument[], drafts: readonly (DocumentDraft | undefined)[]): void {
  for (const draft of drafts)
    if (draft !== undefined)
      documents.push({
        ...draft,
        id: `invdoc_${documents.length}`,
        number: `N-${documents.length + 1}`,
        issuedAt: '2026-11-28T10:00:00.000Z',
      })
}

/** Takes an order through its states, and returns all of its documents. */
function through(...states: readonly InvoicedOrder[]): readonly IssuedDocument[] {
  const documents: IssuedDocument[] = []
  for (const state of states) {
    issue(documents, [draftInvoice(state, { documents, terms, isAsked: false })])
    issue(documents, draftCreditNotes(state, documents))
  }
  return documents
}

const inShort = (documents: readonly IssuedDocument[]) =>
  documents.map(({ kind, content }) => `${kind} ${content.total}`)

const first = paid(testOrder, { captured: [5108] })
const withCandles = { ...testOrder, items: [shirt, candles(2)], total: 7108 }

/** The lines, the rows and the taxes of each document come to its total. */
function expectAddedUp(documents: readonly IssuedDocument[]): void {
  const paise = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100)
  for (const { content } of documents) {
    const { lines, rows, rates, rounding, total } = content
    expect(paise([...lines.map((line) => line.total), rounding])).toBe(paise([total]))
    expect(paise(rows.map(({ amount }) => amount))).toBe(paise([total]))
    expect(paise(rates.flatMap(({ net, amount }) => [net, amount]))).toBe(paise([total, -rounding]))
  }
}

describe('An order that is added to after its invoice', () => {
  it('has one further invoice, once the difference is paid', () => {
    const open = paid(withCandles, { captured: [5108], pending: 2000 })
    const whole = paid(withCandles, { captured: [5108, 2000] })
    const documents = through(first, open, whole, whole)
    expect(inShort(documents)).toEqual(['invoice 5108', 'invoice 2000'])
    expect(documents[1]).toMatchObject({
      cause: 'order:order_1:2',
      content: {
        invoice: { number: 'N-1' },
        lines: [{ lineId: 'line_2', title: 'Candle', quantity: 2, total: 2000, tax: 305.08 }],
      },
    })
    expectAddedUp(documents)
  })

  it('names more pieces of a line that was invoiced, and a new delivery', () => {
    const [method] = testOrder.shipping_methods
    if (method === undefined) throw new Error('The order has a delivery')
    const more = {
      ...testOrder,
      items: [{ ...shirt, quantity: 3, total: 7497, tax_total: 1143.61 }],
      shipping_methods: [method, { ...method, id: 'method_2' }],
    }
    const documents = through(first, paid(more, { captured: [5108, 2609] }))
    expect(documents[1]?.content.lines).toMatchObject([
      { kind: 'item', quantity: 1, total: 2499 },
      { kind: 'delivery', lineId: 'method_2', total: 110 },
    ])
    expectAddedUp(documents)
  })

  it('names what was taken off for it', () => {
    const swapped = {
      ...testOrder,
      items: [
        { ...shirt, detail: { return_received_quantity: 1 }, total: 2499, tax_total: 381.2 },
        candles(3),
      ],
    }
    const documents = through(first, paid(swapped, { captured: [5108, 501] }))
    expect(documents[1]?.content).toMatchObject({
      total: 501,
      lines: [
        { lineId: 'line_2', quantity: 3, total: 3000 },
        { lineId: 'line_1', quantity: -1, total: -2499 },
      ],
    })
    expectAddedUp(documents)
    // What is taken off once is not taken off again.
    const later = paid(
      { ...swapped, items: [...swapped.items.slice(0, 1), candles(4)] },
      { captured: [5108, 501, 1000] },
    )
    const more = through(first, paid(swapped, { captured: [5108, 501] }), later)
    expect(more[2]?.content.lines).toMatchObject([{ lineId: 'line_2', quantity: 1, total: 1000 }])
  })

  it('has one amount where a part is paid, with the tax of what was added', () => {
    const documents = through(first, paid(withCandles, { captured: [5108, 500], pending: 1500 }))
    expect(documents[1]?.content).toMatchObject({
      total: 500,
      lines: [{ lineId: null, title: 'Adjustment', quantity: 1, total: 500 }],
      rates: [{ rate: 18 }],
    })
    expectAddedUp(documents)
  })
})

describe('Credit notes', () => {
  it('name the pieces that an edit took off, and the invoice that has them', () => {
    const whole = paid(withCandles, { captured: [5108, 2000] })
    const less = paid(
      { ...withCandles, items: [shirt, candles(1)] },
      { captured: [5108, 2000], refunds: [1000] },
    )
    const documents = through(first, whole, less)
    expect(documents[2]).toMatchObject({
      kind: 'credit-note',
      content: { invoice: { number: 'N-2' }, lines: [{ lineId: 'line_2', quantity: 1, total: 1000 }] },
    })
    expectAddedUp(documents)
    // The piece that is added again is on an invoice again.
    const again = paid(withCandles, { captured: [5108, 2000, 1000], refunds: [1000] })
    const all = through(first, whole, less, again)
    expect(inShort(all)).toEqual(['invoice 5108', 'invoice 2000', 'credit-note 1000', 'invoice 1000'])
    expect(all[3]?.content.lines).toMatchObject([{ lineId: 'line_2', quantity: 1 }])
  })

  it('are none of a refund of what was paid too much', () => {
    // Authorized before an edit took the candles off, and captured in full.
    const over = paid(testOrder, { captured: [7108], pending: -2000 })
    const back = paid(testOrder, { captured: [7108], refunds: [2000] })
    expect(inShort(through(over, back))).toEqual(['invoice 5108'])
    const half = paid(testOrder, { captured: [7108], refunds: [2000, 100] })
    expect(inShort(through(over, back, half))).toEqual(['invoice 5108', 'credit-note 100'])
  })

  it('take all invoices off when the order is canceled', () => {
    const whole = paid(withCandles, { captured: [5108, 2000] })
    const canceled = {
      ...paid(withCandles, { captured: [5108, 2000], refunds: [5108, 2000] }),
      status: 'canceled',
    }
    const documents = through(first, whole, canceled, canceled)
    expect(inShort(documents)).toEqual([
      'invoice 5108',
      'invoice 2000',
      'credit-note 5108',
      'credit-note 2000',
    ])
    expect(documents.slice(2).map(({ content }) => content.invoice?.number)).toEqual(['N-1', 'N-2'])
    expectAddedUp(documents)
  })

  it('take an invoice off that was never paid when the order is canceled, once', () => {
    const [method] = testOrder.shipping_methods
    const shipped = {
      ...paid(testOrder, { captured: [], pending: 5108 }),
      fulfillments: [{ shipped_at: '2026-11-21' }],
    }
    const canceled = { ...shipped, status: 'canceled' }
    const documents = through(shipped, canceled, canceled)
    expect(inShort(documents)).toEqual(['invoice 5108', 'credit-note 5108'])
    expect(documents[1]).toMatchObject({
      cause: 'canceled:invdoc_0',
      content: {
        invoice: { number: 'N-1' },
        lines: [{ lineId: 'line_1', quantity: 2 }, { lineId: method?.id }],
      },
    })
    expect(documents[1]?.content.rates).toEqual(documents[0]?.content.rates)
    expect(documents[1]?.content.rows.map(({ kind }) => kind)).not.toContain('refund')
    expectAddedUp(documents)
  })

  it('take off what was not paid of an order that was canceled half paid, and the rest with its refund', () => {
    const shipped = {
      ...paid(testOrder, { captured: [2000], pending: 3108 }),
      fulfillments: [{ shipped_at: '2026-11-21' }],
    }
    const canceled = { ...shipped, status: 'canceled' }
    const refunded = {
      ...canceled,
      ...paid(testOrder, { captured: [2000], refunds: [2000] }),
      status: 'canceled',
    }
    for (const states of [
      [shipped, canceled, refunded],
      [shipped, refunded],
      [shipped, refunded, refunded],
    ]) {
      const documents = through(...states)
      expect(inShort(documents).toSorted()).toEqual(['credit-note 2000', 'credit-note 3108', 'invoice 5108'])
      expectAddedUp(documents)
    }
  })

  it('are none of an order that was canceled and never invoiced', () => {
    expect(through({ ...paid(testOrder, { captured: [], pending: 5108 }), status: 'canceled' })).toEqual([])
  })

  it('are whole while pieces that replace others free of charge are still asked for', () => {
    const claimed = paid(testOrder, { captured: [5108], refunds: [100], pending: 2499 })
    expect(inShort(through(first, claimed))).toEqual(['invoice 5108', 'credit-note 100'])
  })
})

describe('An order that a gift card has paid in part', () => {
  const credit = {
    credit_lines: [{ reference: 'gift-card', amount: 2000 }],
    credit_line_total: 2000,
  }
  const charged = paid({ ...testOrder, ...credit, total: 3108 }, { captured: [3108] })

  it('has an invoice of all of it: a gift card is a means of payment', () => {
    const documents = through(charged, charged)
    expect(inShort(documents)).toEqual(['invoice 5108'])
    expect(documents[0]?.content.rows.map(({ kind }) => kind)).toEqual(['items', 'delivery'])
    expectAddedUp(documents)
  })

  it('is invoiced without a payment when the gift card has paid all of it', () => {
    const whole = { credit_lines: [{ reference: 'gift-card', amount: 5108 }], credit_line_total: 5108 }
    const order = { ...paid({ ...testOrder, ...whole, total: 0 }, { captured: [] }), payment_collections: [] }
    expect(inShort(through(order))).toEqual(['invoice 5108'])
  })

  it('has a credit note of what is given as store credit, as of what is refunded', () => {
    const returned = { ...shirt, detail: { return_received_quantity: 2 } }
    const back = { ...charged, items: [returned], total: -1890 }
    const refunded = paid(back, { captured: [3108], refunds: [2998], pending: -2000 })
    const given = {
      ...refunded,
      summary: { paid_total: 3108, refunded_total: 4998, pending_difference: 0 },
      transactions: [
        { id: 'ordtrx_1', reference: 'refund', amount: -2998 },
        { id: 'ordtrx_2', reference: 'store-credit', amount: -2000, created_at: new Date(9) },
      ],
    }
    const documents = through(charged, refunded, given, given)
    expect(inShort(documents)).toEqual(['invoice 5108', 'credit-note 2998', 'credit-note 2000'])
  })
})
