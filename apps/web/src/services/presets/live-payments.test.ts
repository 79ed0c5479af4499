import { isProviderId } from '@umber/storefront-core/checkout'
import { expect, it } from 'vitest'
import { livePayments } from './live-payments.ts'

// The payment step offers the last one itself, for a free order.
const always = ['pp_system_default', 'pp_bank-transfer', 'pp_net-terms', 'pp_nothing-to-pay']

const ids = (...on: Parameters<typeof livePayments>) => livePayments(...on).map(({ id }) => id)

it('offers a provider with a form only when it is on, and paying on delivery first', () => {
  expect(ids({})).toEqual(always)
  expect(ids({ pp_test: {} })).toEqual(always.toSpliced(3, 0, 'pp_test'))
})

it('[CHK-13] has no simulated payment, whose card form is the shop’s own', () => {
  for (const id of ids({ pp_test: {} })) expect(isProviderId(id)).toBe(true)
})
