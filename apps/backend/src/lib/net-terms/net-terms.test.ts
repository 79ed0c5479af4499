import { describe, expect, it } from 'vitest'

import { ShopSettings } from '../shop-settings/settings-schema'
import { limitIn, mayPayOnTerms, netTermsOf, netTermsProvider } from './net-terms'

const terms = ShopSettings.parse({
  net_terms: { group_ids: ['cusgroup_trade'], limits: [{ currency: 'EUR', amount: 500 }] },
}).net_terms

describe('Payment on invoice', () => {
  const trade = { id: 'cusgroup_trade' }
  it.each([
    [true, { has_account: true, groups: [{ id: 'cusgroup_other' }, trade] }],
    [false, { has_account: true, groups: [{ id: 'cusgroup_other' }] }],
    [false, { has_account: true, groups: [] }],
    [false, { has_account: false, groups: [trade] }],
    [false, undefined],
  ])('is offered to members with an account: %s', (isOffered, buyer) => {
    expect(mayPayOnTerms(terms, buyer)).toBe(isOffered)
  })

  it('is offered to no one while the owner has chosen no group', () => {
    const none = ShopSettings.parse({}).net_terms
    expect(mayPayOnTerms(none, { has_account: true, groups: [trade] })).toBe(false)
  })

  it('has a limit in the currencies that the owner has named', () => {
    expect(limitIn(terms, 'eur')).toBe(500)
    expect(limitIn(terms, 'inr')).toBeUndefined()
  })

  it('is due so many days after the order, whatever the settings say later', () => {
    const payment = { provider_id: netTermsProvider, amount: 120, data: { days: 30 } }
    const order = { created_at: '2026-01-15T10:00:00.000Z', payment_collections: [{ payments: [payment] }] }
    expect(netTermsOf(order)).toEqual({ days: 30, dueAt: '2026-02-14T10:00:00.000Z', amount: 120 })
    const other = { ...payment, provider_id: 'pp_bank-transfer' }
    expect(netTermsOf({ ...order, payment_collections: [{ payments: [other] }] })).toBeUndefined()
  })
})
