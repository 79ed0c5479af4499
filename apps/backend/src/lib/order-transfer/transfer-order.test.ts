import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { acceptTransfer, checkTransfer, requestTransfer } from './transfer-order'

/** A guest's order and the tokens of its mails. `accounts` have the email `<id>@shop.example`. */
function shop(accounts: readonly string[] = ['cus_asha', 'cus_noor']) {
  const order = { id: 'order_1', status: 'pending', customer_id: 'cus_guest', email: 'guest@shop.example' }
  const tokens: string[] = []
  const modules: Readonly<Record<string, object>> = {
    [ContainerRegistrationKeys.CONFIG_MODULE]: { projectConfig: { http: { jwtSecret: 'a secret' } } },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ filters }: { readonly filters: { readonly id: string } }) => ({
        data: filters.id === order.id ? [order] : [],
      }),
    },
    [Modules.EVENT_BUS]: {
      emit: async ({ data }: { readonly data: { readonly token: string } }) => void tokens.push(data.token),
    },
    // Without any order change: an open one would block the order.
    [Modules.ORDER]: {
      updateOrders: async (_: string, change: Partial<typeof order>) => void Object.assign(order, change),
    },
    [Modules.CUSTOMER]: {
      listCustomers: async ({ id }: { readonly id: readonly string[] }) =>
        accounts.filter((one) => id.includes(one)).map((one) => ({ id: one, email: `${one}@shop.example` })),
    },
    [Modules.AUTH]: { listAuthIdentities: async () => [{ id: 'authid_1' }] },
  }
  const scope = { resolve: (name: string) => modules[name] } as unknown as MedusaContainer
  const request = async (customerId: string, takesEmail = false) => {
    await requestTransfer(scope, { orderId: order.id, customerId, takesEmail })
    return tokens.at(-1) ?? ''
  }
  return { order, scope, request, accept: async (token: string) => acceptTransfer(scope, order.id, token) }
}

const invalid = { type: 'not_allowed', message: 'Invalid token.' }

it('moves the order to whose link is followed, once, though another customer asked first', async () => {
  const { order, request, accept } = shop()
  const [noor, asha] = [await request('cus_noor'), await request('cus_asha')]
  await accept(asha)
  expect(order).toMatchObject({ customer_id: 'cus_asha', email: 'guest@shop.example' })
  for (const late of [asha, noor]) await expect(accept(late)).rejects.toMatchObject(invalid)
  await expect(request('cus_asha')).rejects.toThrow('Order: order_1 already belongs to customer: cus_asha')
})

it('gives the order the email of the account where that was requested', async () => {
  const { order, request, accept } = shop()
  await accept(await request('cus_asha', true))
  expect(order).toMatchObject({ customer_id: 'cus_asha', email: 'cus_asha@shop.example' })
})

it('is refused for an account that was deleted, an order that is canceled and one that is missing', async () => {
  const { order, scope, request, accept } = shop(['cus_asha'])
  await expect(accept(await request('cus_noor'))).rejects.toMatchObject(invalid)
  const token = await request('cus_asha')
  order.status = 'canceled'
  const canceled = { type: 'invalid_data', message: 'Order with id order_1 has been canceled.' }
  await expect(accept(token)).rejects.toMatchObject(canceled)
  await expect(request('cus_asha')).rejects.toMatchObject(canceled)
  await expect(checkTransfer(scope, 'order_2', token)).rejects.toMatchObject({ type: 'not_found' })
  expect(order.customer_id).toBe('cus_guest')
})
