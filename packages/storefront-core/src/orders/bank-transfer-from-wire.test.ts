import { describe, expect, it } from 'vitest'
import { bankTransferFromWire } from './bank-transfer-from-wire.ts'

const data = { holder: 'Umber & Ecru', iban: 'DE89370400440532013000', reference: 'RF18539007547034' }
const payment = { provider_id: 'pp_bank-transfer', amount: 120, data }
const order = (collection: object) => ({ payment_collections: [{ payments: [payment], ...collection }] })

describe('The bank transfer of an order', () => {
  it('has the account, the reference and the amount', () => {
    expect(bankTransferFromWire(order({}), 'eur')).toEqual({
      ...data,
      amount: { amount: 120, currency: 'eur' },
    })
  })

  it('names the bank when the merchant has', () => {
    const named = { ...payment, data: { ...data, bic: 'COBADEFFXXX' } }
    expect(bankTransferFromWire(order({ payments: [named] }), 'eur')).toMatchObject({ bic: 'COBADEFFXXX' })
  })

  it('asks for what is left of a payment that came in part', () => {
    expect(bankTransferFromWire(order({ captured_amount: 100 }), 'eur')?.amount.amount).toBe(20)
  })

  it.each([
    ['paid', { captured_amount: 120 }],
    ['canceled', { status: 'canceled' }],
    ['paid in another way', { payments: [{ ...payment, provider_id: 'pp_stripe_stripe' }] }],
    ['without a reference', { payments: [{ ...payment, data: { ...data, reference: '' } }] }],
  ])('is absent from an order that is %s', (_, collection) => {
    expect(bankTransferFromWire(order(collection), 'eur')).toBeUndefined()
  })

  it('is absent from what is no order', () => {
    for (const wire of [undefined, null, 'order', { payment_collections: {} }])
      expect(bankTransferFromWire(wire, 'eur')).toBeUndefined()
  })
})
