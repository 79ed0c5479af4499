import { describe, expect, it } from 'vitest'

import { isLeftBehind, type LeftCart } from './abandoned-carts'

const now = new Date('2026-11-28T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

const cart: LeftCart = {
  id: 'cart_1',
  updated_at: ago(30),
  customer: { id: 'cus_1', has_account: true },
  items: [{ title: 'Linen shirt', quantity: 1, updated_at: ago(5) }],
}

describe('A cart', () => {
  it.each<readonly [what: string, change: Partial<LeftCart>, isLeft: boolean]>([
    ['was not touched for hours', {}, true],
    ['has just been changed', { updated_at: ago(1) }, false],
    [
      'has just had something put into it',
      { items: [{ title: 'x', quantity: 1, updated_at: ago(1) }] },
      false,
    ],
    [
      'was left days ago',
      { updated_at: ago(90), items: [{ title: 'x', quantity: 1, updated_at: ago(90) }] },
      false,
    ],
    ['is an order', { completed_at: ago(4) }, false],
    ['is empty', { items: [] }, false],
    ['is of a guest', { customer: { id: 'cus_1', has_account: false } }, false],
    ['is being paid', { payment_collection: { status: 'awaiting' } }, false],
  ])('that %s', (_what, change, isLeft) => {
    expect(isLeftBehind({ ...cart, ...change }, now)).toBe(isLeft)
  })
})
