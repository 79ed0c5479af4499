import { expect, it } from 'vitest'

import { boughtCards, isPaid, type OrderWithCards } from './bought-cards'

const today = new Date('2026-11-28T10:00:00Z')
const order = (metadata: unknown, more: Partial<OrderWithCards> = {}): OrderWithCards => ({
  id: 'order_1',
  status: 'pending',
  email: 'buyer@example.com',
  currency_code: 'inr',
  total: 1000,
  summary: { paid_total: 1000, refunded_total: 0 },
  items: [
    {
      id: 'line_1',
      is_giftcard: true,
      quantity: 2,
      unit_price: 500,
      metadata: { gift_card: metadata },
    },
    { id: 'line_2', is_giftcard: false, quantity: 1, unit_price: 70 },
  ],
  ...more,
})

it('A line of two is two cards, for whom and when the buyer has said', () => {
  const cards = boughtCards(
    order({ email: 'asha@example.com', name: 'Asha', message: ' Enjoy ', send_on: '2026-12-24' }),
    today,
  )
  expect(cards).toMatchObject([
    {
      piece: 0,
      coins: 50_000,
      recipient_email: 'asha@example.com',
      recipient_name: 'Asha',
      message: 'Enjoy',
    },
    { piece: 1, coins: 50_000, send_at: new Date('2026-12-24') },
  ])
})

it.each([
  ['says nothing', undefined],
  ['names no address', { email: 'Asha' }],
  ['says more than there is', { email: 'asha@example.com', value: 100_000 }],
])('A card whose buyer %s goes to the buyer, today', (_, metadata) => {
  expect(boughtCards(order(metadata), today)[0]).toMatchObject({
    coins: 50_000,
    recipient_email: 'buyer@example.com',
    send_at: today,
  })
})

it('A day that is over is today', () => {
  const details = { email: 'asha@example.com', send_on: '2026-01-01' }
  expect(boughtCards(order(details), today)[0]?.send_at).toEqual(today)
})

it('Only an order that is paid in full, and keeps its money, has cards', () => {
  expect(isPaid(order(undefined))).toBe(true)
  expect(isPaid(order(undefined, { summary: { paid_total: 999.99 } }))).toBe(false)
  expect(isPaid(order(undefined, { summary: { paid_total: 1000, refunded_total: 0.01 } }))).toBe(false)
  expect(isPaid(order(undefined, { total: 0, summary: { paid_total: 1000, refunded_total: 1000 } }))).toBe(
    false,
  )
  expect(isPaid(order(undefined, { status: 'canceled' }))).toBe(false)
  expect(isPaid(order(undefined, { total: 0, summary: null }))).toBe(true)
})
