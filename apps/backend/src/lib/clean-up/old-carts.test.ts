import { describe, expect, it } from 'vitest'

import { isAbandoned, type FoundCart } from './old-carts'

const since = new Date('2026-08-01T00:00:00Z')
const old = '2026-07-31T23:59:59Z'
const young = '2026-08-01T00:00:00Z'

const guestCart: FoundCart = {
  id: 'cart_1',
  updated_at: old,
  completed_at: null,
  customer: { has_account: false },
  items: [{ updated_at: old }],
  shipping_methods: [{ updated_at: old }],
  credit_lines: [],
  payment_collection: { id: 'pay_col_1', status: 'not_paid' },
}

describe('A cart is abandoned', () => {
  it.each<[string, Partial<FoundCart>]>([
    ['of a guest', {}],
    ['of a visitor without an email', { customer: null }],
    ['without anything in it', { items: [], shipping_methods: null, payment_collection: null }],
    ['whose payment was canceled', { payment_collection: { id: 'pay_col_1', status: 'canceled' } }],
  ])('when it is old: %s', (_title, part) => {
    expect(isAbandoned({ ...guestCart, ...part }, since)).toBe(true)
  })

  it.each<[string, Partial<FoundCart>]>([
    ['that is young', { updated_at: young }],
    ['with a line that is young', { items: [{ updated_at: old }, { updated_at: young }] }],
    ['with a delivery that is young', { shipping_methods: [{ updated_at: young }] }],
    ['that was completed', { completed_at: old }],
    ['with an order', { order: { id: 'order_1' } }],
    ['of an account', { customer: { has_account: true } }],
    ['with an authorized payment', { payment_collection: { id: 'pay_col_1', status: 'authorized' } }],
    ['with a status that is not known', { payment_collection: { id: 'pay_col_1', status: 'new' } }],
    ['with credit', { credit_lines: [{}] }],
  ])('but not one %s', (_title, part) => {
    expect(isAbandoned({ ...guestCart, ...part }, since)).toBe(false)
  })
})
