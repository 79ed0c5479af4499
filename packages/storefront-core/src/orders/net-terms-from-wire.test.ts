import { describe, expect, it } from 'vitest'
import { netTermsFromWire } from './net-terms-from-wire.ts'

const payment = { provider_id: 'pp_net-terms', amount: 120, data: { days: 30 } }
const order = (collection: object) => ({
  created_at: '2026-01-15T10:00:00.000Z',
  payment_collections: [{ payments: [payment], ...collection }],
})

describe('The terms of an order on invoice', () => {
  it('say until when which amount is to be paid', () => {
    expect(netTermsFromWire(order({}), 'eur')).toEqual({
      dueAt: '2026-02-14T10:00:00.000Z',
      amount: { amount: 120, currency: 'eur' },
    })
  })

  it('ask for what is left of a payment that came in part', () => {
    expect(netTermsFromWire(order({ captured_amount: 100 }), 'eur')?.amount.amount).toBe(20)
  })

  it.each([
    ['paid', { captured_amount: 120 }],
    ['canceled', { status: 'canceled' }],
    ['paid in another way', { payments: [{ ...payment, provider_id: 'pp_bank-transfer' }] }],
    ['without days', { payments: [{ ...payment, data: {} }] }],
  ])('are absent from an order that is %s', (_, collection) => {
    expect(netTermsFromWire(order(collection), 'eur')).toBeUndefined()
  })

  it('are absent from what is no order', () => {
    for (const wire of [undefined, null, 'order', { payment_collections: {} }])
      expect(netTermsFromWire(wire, 'eur')).toBeUndefined()
  })
})
