import { asValue } from '@medusajs/framework/awilix'
import { createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { assignGuestRecordWorkflow } from './assign-guest-record'

it('A guest’s cart gets the record of the email that has no account, which is made once', async () => {
  const cart = { id: 'cart_1', customer_id: null as string | null }
  const records: { readonly id: string; readonly email: string }[] = []
  const container = createMedusaContainer()
  container.register(
    Modules.CUSTOMER,
    asValue({
      listCustomers: async (wanted: { readonly email: string; readonly has_account: boolean }) =>
        wanted.has_account ? [{ id: 'cus_account' }] : records.filter(({ email }) => email === wanted.email),
      createCustomers: async ({ email }: { readonly email: string }) => {
        records.push({ id: 'cus_guest', email })
        return records.at(-1)
      },
    }),
  )
  container.register(
    Modules.CART,
    asValue({
      listCarts: async () => [{ ...cart }],
      listAddresses: async () => [],
      updateCarts: async ([change]: readonly Partial<typeof cart>[]) => [Object.assign(cart, change)],
    }),
  )
  const input = { cartId: 'cart_1', email: 'asha@shop.example' }
  for (let times = 0; times < 2; times++) await assignGuestRecordWorkflow(container).run({ input })
  expect(cart.customer_id).toBe('cus_guest')
  expect(records).toHaveLength(1)
})
