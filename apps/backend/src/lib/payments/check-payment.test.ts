import type { MedusaContainer } from '@medusajs/framework/types'
import { expect, it } from 'vitest'

import { checkPayment } from './check-payment'

const paid = (amount: unknown, provider_id = 'pp_system_default') => ({
  payment_collection: { payment_sessions: [{ id: 'payses_1', provider_id, amount }] },
})
const check = async (cart: Parameters<typeof checkPayment>[1], total: number) =>
  checkPayment({} as MedusaContainer, cart, total)

it.each([
  [349.99, 254.99],
  [254.99, 349.99],
  [0, 10],
])('A payment of %d does not pay a total of %d', async (amount, total) => {
  await expect(check(paid(amount), total)).rejects.toMatchObject({
    type: 'not_allowed',
    code: 'price_changed',
  })
})

it('A payment of the total pays it, however the database writes the amount', async () => {
  for (const amount of [254.99, '254.99', { valueOf: () => 254.99 }])
    await expect(check(paid(amount), 254.99)).resolves.toBeUndefined()
})

it('A cart with nothing to pay needs no payment', async () => {
  await expect(check({}, 0)).resolves.toBeUndefined()
})
