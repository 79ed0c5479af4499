import { expect, it } from 'vitest'

import { stateOf } from './payment-state'
import type { RazorpayPayment } from './razorpay-client'

const payment = (status: RazorpayPayment['status'], created_at = 1): RazorpayPayment => ({
  id: `pay_${created_at}`,
  status,
  amount: 100,
  currency: 'INR',
  created_at,
})

it.each([
  ['open', []],
  ['open', [payment('created')]],
  ['failed', [payment('failed')]],
  ['open', [payment('created', 2), payment('failed', 1)]],
  ['failed', [payment('created', 1), payment('failed', 2)]],
  ['authorized', [payment('failed', 2), payment('authorized', 1)]],
  ['captured', [payment('refunded', 2), payment('captured', 1)]],
  ['refunded', [payment('failed', 2), payment('refunded', 1)]],
] as const)('an order is %s with the payments %j', (status, payments) => {
  expect(stateOf(payments).status).toBe(status)
})
