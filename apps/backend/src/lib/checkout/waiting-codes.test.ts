import { describe, expect, it } from 'vitest'

import { fateOf, waitingCodes, withWaitingCodes, type JudgedPromotion } from './waiting-codes'

const now = Date.UTC(2026, 5, 1)
const delivery: JudgedPromotion = {
  status: 'active',
  application_method: { target_type: 'shipping_methods' },
}
const items: JudgedPromotion = { status: 'active', application_method: { target_type: 'items' } }
const cart = { item_total: 100, shipping_methods: [] }
const atLeast = (operator: string, value: unknown, attribute = 'item_total'): JudgedPromotion => ({
  ...items,
  rules: [{ attribute, operator, values: [{ value }] }],
})

describe('A code without a discount', () => {
  it.each<[string, JudgedPromotion, unknown]>([
    ['waits for a delivery it is for', delivery, { kind: 'waiting' }],
    ['does not wait as a draft', { ...delivery, status: 'draft' }, 'not-for-this-cart'],
    ['is not for these items', items, 'not-for-this-cart'],
    ['has ended', { ...delivery, campaign: { ends_at: '2026-05-31T00:00:00Z' } }, 'ended'],
    ['has not begun', { ...delivery, campaign: { starts_at: new Date(now + 1) } }, 'not-begun'],
    ['runs', { ...delivery, campaign: { starts_at: null, ends_at: '2026-07-01' } }, { kind: 'waiting' }],
    ['was used often enough', { ...delivery, limit: 2, used: 2 }, 'used-up'],
    ['may still be used', { ...delivery, limit: 2, used: 1 }, { kind: 'waiting' }],
    [
      'was used as often as its campaign may be',
      { ...delivery, campaign: { budget: { type: 'usage', limit: 1, used: 1 } } },
      'used-up',
    ],
    [
      'has a campaign with something left',
      { ...delivery, campaign: { budget: { type: 'spend', limit: 100, used: '99' } } },
      { kind: 'waiting' },
    ],
    [
      'may be used once by each customer',
      { ...delivery, campaign: { budget: { type: 'use_by_attribute', limit: 1, used: 9 } } },
      { kind: 'waiting' },
    ],
    ['wants more', atLeast('gte', '150'), { kind: 'refused', reason: 'minimum', minimum: 150 }],
    ['wants more than that', atLeast('gt', '100'), { kind: 'refused', reason: 'minimum', minimum: 100 }],
    ['has enough', atLeast('gte', '100'), 'not-for-this-cart'],
    ['has a rule about something else', atLeast('gte', '150', 'region_id'), 'not-for-this-cart'],
    ['has a rule without a number', atLeast('gte', undefined), 'not-for-this-cart'],
  ])('%s', (_, promotion, fate) => {
    const expected = typeof fate === 'string' ? { kind: 'refused', reason: fate } : fate
    expect(fateOf(promotion, cart, now)).toEqual(expected)
  })

  it('does not wait when there is a shipping method', () => {
    const fate = fateOf(delivery, { ...cart, shipping_methods: [{}] }, now)
    expect(fate).toEqual({ kind: 'refused', reason: 'not-for-this-cart' })
  })
})

describe('The waiting codes', () => {
  it('are stored beside other metadata of the cart', () => {
    const metadata = withWaitingCodes({ gift: true }, ['FREESHIP'])
    expect(metadata).toEqual({ gift: true, waiting_codes: ['FREESHIP'] })
    expect(waitingCodes(metadata)).toEqual(['FREESHIP'])
  })

  it('are the ten latest of any number', () => {
    const codes = Array.from({ length: 12 }, (_, number) => `CODE${number}`)
    const kept = codes.slice(2)
    expect(waitingCodes({ waiting_codes: codes })).toEqual(kept)
    expect(withWaitingCodes({}, codes)).toEqual({ waiting_codes: kept })
  })

  it.each([[null], [undefined], ['x'], [{ waiting_codes: 'x' }], [{ waiting_codes: [1] }]])(
    'are none in %j',
    (metadata) => {
      expect(waitingCodes(metadata)).toEqual([])
    },
  )
})
