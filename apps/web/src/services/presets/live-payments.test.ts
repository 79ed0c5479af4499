import { isProviderId } from '@umber/storefront-core/checkout'
import { expect, it } from 'vitest'
import { livePayments } from './live-payments.ts'

const ids = (...on: Parameters<typeof livePayments>) => livePayments(...on).map(({ id }) => id)

it('offers a provider with a form only when it is on, and paying on delivery first', () => {
  expect(ids({})).toEqual(['pp_system_default', 'pp_bank-transfer'])
  expect(ids({ pp_test: {} })).toEqual(['pp_system_default', 'pp_bank-transfer', 'pp_test'])
})

it('[CHK-13] has no simulated payment, whose card form is the shop’s own', () => {
  for (const id of ids({ pp_test: {} })) expect(isProviderId(id)).toBe(true)
})
