import type { AdminOrder } from '@umber/commerce-client/admin'
import { expect, test } from 'vitest'
import { balanceOf, splitRefund } from './owed.ts'

interface Recorded {
  readonly total: number
  /** Medusa's `summary.pending_difference`. */
  readonly pending: number
  readonly captured: readonly number[]
  readonly refunded?: readonly number[]
  readonly currency?: string
}

/** As `GET /admin/orders/{id}` answers. */
function recorded({ total, pending, captured, refunded = [], currency = 'inr' }: Recorded): AdminOrder {
  const amounts = (all: readonly number[]) => all.map((amount) => ({ amount }))
  return {
    total,
    currency_code: currency,
    summary: { pending_difference: pending },
    payment_collections: [
      { payments: [{ id: 'pay_1', captures: amounts(captured), refunds: amounts(refunded) }] },
    ],
  } as unknown as AdminOrder
}

/** An order of 4 x 135, which was paid and delivered. */
test.each<[string, Recorded, owed: number, due: number]>([
  ['nothing has happened', { total: 540, pending: 0, captured: [540] }, 0, 0],
  ['two are requested', { total: 540, pending: -270, captured: [540] }, 0, 0],
  ['two are requested, one has arrived', { total: 405, pending: -270, captured: [540] }, 135, 0],
  [
    'returns of one and of two are requested, the one has arrived',
    { total: 405, pending: -405, captured: [540] },
    135,
    0,
  ],
  [
    'three are requested in two returns, none has arrived',
    { total: 540, pending: -405, captured: [540] },
    0,
    0,
  ],
  ['one has arrived and is refunded', { total: 405, pending: 0, captured: [540], refunded: [135] }, 0, 0],
  ['an exchange of two for one is requested', { total: 675, pending: -135, captured: [540] }, 0, 135],
  ['an exchange of two for one has arrived', { total: 405, pending: -135, captured: [540] }, 135, 0],
  [
    'a refund of 10 was goodwill, with a credit line',
    { total: 530, pending: 0, captured: [540], refunded: [10] },
    0,
    0,
  ],
  [
    'goodwill of 10, then one arrives',
    { total: 395, pending: -135, captured: [540], refunded: [10] },
    135,
    0,
  ],
  ['an edit took one away', { total: 405, pending: -135, captured: [540] }, 135, 0],
  ['an edit added one', { total: 675, pending: 135, captured: [540] }, 0, 135],
  ['it is authorized and not captured', { total: 540, pending: 540, captured: [] }, 0, 540],
  [
    'the answer to a refund is late, and the summary is old',
    { total: 405, pending: -135, captured: [540], refunded: [135] },
    0,
    0,
  ],
  ['it was captured in parts', { total: 405, pending: -135, captured: [300, 240] }, 135, 0],
  ['a total has three decimals', { total: 92.615, pending: 0, captured: [92.62] }, 0.01, 0],
  ['yen have none', { total: 1000.4, pending: 0, captured: [1500], currency: 'jpy' }, 500, 0],
])('what is owed when %s', (_, order, owed, due) => {
  expect(balanceOf(recorded(order))).toMatchObject({ owed, due })
})

test('an order without payments owes nothing', () => {
  const order = { total: 10, currency_code: 'eur' } as AdminOrder
  expect(balanceOf(order)).toMatchObject({ owed: 0, captured: 0, due: 10 })
})

test('a refund takes from a payment no more than was captured', () => {
  const { payments } = balanceOf(recorded({ total: 0, pending: 0, captured: [0.1, 0.2] }))
  expect(splitRefund(0.3, payments)).toEqual([{ paymentId: 'pay_1', amount: 0.3 }])
  expect(splitRefund(1, payments)).toEqual([{ paymentId: 'pay_1', amount: 0.3 }])
})
