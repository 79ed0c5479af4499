import { describe, expect, test } from 'vitest'
import { stubTool } from '../../test/support/stub-server.ts'
import { refundOrder } from './refund-order.ts'

/** An order whose payments captured and refunded these amounts, and which owes that much. */
function order(owed: number, payments: readonly (readonly [captured: number, refunded: number])[]) {
  const paid = payments.reduce((sum, [captured, refunded]) => sum + captured - refunded, 0)
  return stubTool(({ route }) =>
    route.startsWith('GET')
      ? {
          order: {
            currency_code: 'eur',
            total: paid - owed,
            payment_collections: payments.map(([captured, refunded], index) => ({
              payments: [
                {
                  id: `pay_${index + 1}`,
                  captures: [{ amount: captured }],
                  refunds: refunded === 0 ? [] : [{ amount: refunded }],
                },
              ],
            })),
          },
        }
      : {},
  )
}

const orderId = 'order_1'

describe('a refund', () => {
  test('is taken from one payment after another, as far as they go', async () => {
    const { tool, requests } = order(25, [
      [20, 5],
      [30, 0],
    ])
    expect(await refundOrder(tool, { orderId, note: 'sorry' })).toMatchObject({
      kind: 'done',
      refunds: [
        { paymentId: 'pay_1', amount: 15 },
        { paymentId: 'pay_2', amount: 10 },
      ],
    })
    expect(requests.slice(1).map(({ body }) => body)).toEqual([
      { amount: 15, note: 'sorry' },
      { amount: 10, note: 'sorry' },
    ])
  })

  test('has no error of binary fractions', async () => {
    const { tool } = order(0.3, [
      [0.1, 0],
      [0.2, 0],
    ])
    expect(await refundOrder(tool, { orderId })).toMatchObject({
      refunds: [{ amount: 0.1 }, { amount: 0.2 }],
    })
  })

  test('of more than was captured is not begun', async () => {
    const { tool, routes } = order(50, [[20, 0]])
    expect(await refundOrder(tool, { orderId })).toEqual({ kind: 'exceeds', possible: 20, currency: 'eur' })
    expect(await refundOrder(tool, { orderId, amount: 21, limit: 'captured' })).toMatchObject({
      kind: 'exceeds',
    })
    expect(routes().filter((route) => !route.startsWith('GET'))).toEqual([])
  })

  test('that is resumed counts what was refunded since it began', async () => {
    const { tool } = order(0, [[20, 15]])
    const resume = { refundedBefore: 5 }
    const input = { orderId, amount: 12, limit: 'captured' } as const
    expect(await refundOrder(tool, input, { resume })).toMatchObject({ refunds: [{ amount: 2 }] })
  })

  test('of nothing sends nothing, and says what the customer owes', async () => {
    const { tool, routes } = order(-7, [[20, 0]])
    expect(await refundOrder(tool, { orderId })).toMatchObject({ kind: 'done', refunds: [], due: 7 })
    expect(routes()).toEqual(['GET /admin/orders/order_1'])
  })

  test('that is pressed twice at once is made once, and another one comes after it', async () => {
    let refunded = 0
    const { tool, routes, requests } = stubTool(({ route, body }) => {
      if (route.startsWith('POST')) refunded += (body as { amount: number }).amount
      const refunds = refunded === 0 ? [] : [{ amount: refunded }]
      const payment_collections = [{ payments: [{ id: 'pay_1', captures: [{ amount: 50 }], refunds }] }]
      return { order: { currency_code: 'eur', total: 30, payment_collections } }
    })
    const results = await Promise.all([
      refundOrder(tool, { orderId }),
      refundOrder(tool, { orderId }),
      refundOrder(tool, { orderId, amount: 5, limit: 'captured' }),
      refundOrder(tool, { orderId, amount: 5 }),
    ])
    expect(results).toMatchObject([
      { refunds: [{ amount: 20 }] },
      { refunds: [{ amount: 20 }] },
      { refunds: [{ amount: 5 }] },
      { kind: 'exceeds', possible: 0 },
    ])
    expect(routes().filter((route) => route.startsWith('POST'))).toHaveLength(2)
    expect(requests.map(({ idempotencyKey }) => idempotencyKey).filter((key) => key !== null)).toEqual([
      'refund-pay_1-0-20',
      'refund-pay_1-20-5',
    ])
  })

  test('that another one was waiting for is made when the first is refused', async () => {
    let asked = 0
    const { tool } = stubTool(({ route }) => {
      if (route.startsWith('POST') && (asked += 1) === 1)
        return Response.json({ type: 'not_allowed' }, { status: 400 })
      const payment_collections = [{ payments: [{ id: 'pay_1', captures: [{ amount: 50 }], refunds: [] }] }]
      return { order: { currency_code: 'eur', total: 30, payment_collections } }
    })
    const both = await Promise.all([refundOrder(tool, { orderId }), refundOrder(tool, { orderId })])
    expect(both).toMatchObject([{ kind: 'refused' }, { kind: 'done', refunds: [{ amount: 20 }] }])
  })
})
