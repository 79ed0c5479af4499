import { expect, it } from 'vitest'

import { giveBack } from './give-back'
import type { RazorpayPayment } from './razorpay-client'

const payment = (more: Partial<RazorpayPayment> = {}): RazorpayPayment => ({
  id: 'pay_1',
  status: 'authorized',
  amount: 1000,
  currency: 'INR',
  amount_refunded: 0,
  created_at: 1,
  ...more,
})

function setup() {
  const done: string[] = []
  const client = {
    capture: async (one: RazorpayPayment) => {
      done.push('capture')
      return await Promise.resolve({ ...one, status: 'captured' as const })
    },
    refund: async (_one: unknown, amount: number, key: string) => {
      done.push(`refund ${amount} ${key}`)
      await Promise.resolve()
    },
  }
  return { client, done }
}

it('what is held is taken and given back at once', async () => {
  const { client, done } = setup()
  await giveBack(client, { status: 'authorized', payment: payment() })
  expect(done).toEqual(['capture', 'refund 1000 given-back-pay_1'])
})

it('of what was taken only the rest is given back', async () => {
  const { client, done } = setup()
  await giveBack(client, { status: 'captured', payment: payment({ amount_refunded: 400 }) })
  expect(done).toEqual(['refund 600 given-back-pay_1'])
})

it('nothing is done for a payment that holds nothing', async () => {
  const { client, done } = setup()
  await giveBack(client, { status: 'open' })
  await giveBack(client, { status: 'failed', payment: payment({ status: 'failed' }) })
  await giveBack(client, { status: 'refunded', payment: payment({ status: 'refunded' }) })
  expect(done).toEqual([])
})
