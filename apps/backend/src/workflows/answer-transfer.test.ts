import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { acceptTransferWorkflow, declineTransferWorkflow } from './answer-transfer'
import { requestTransferWorkflow } from './request-transfer'

interface Event {
  readonly name: string
  readonly data: { readonly id: string; readonly token?: string }
}

/** A guest's order and the tokens of its mails. `accounts` have the email `<id>@shop.example`. */
function shop(accounts: readonly string[] = ['cus_asha', 'cus_noor']) {
  const order = { id: 'order_1', status: 'pending', customer_id: 'cus_guest', email: 'guest@shop.example' }
  const events: Event[] = []
  let failsToEmit = false
  const modules: Readonly<Record<string, object>> = {
    [ContainerRegistrationKeys.CONFIG_MODULE]: { projectConfig: { http: { jwtSecret: 'a secret' } } },
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ filters }: { readonly filters: { readonly id: string } }) => ({
        data: filters.id === order.id ? [order] : [],
      }),
    },
    [Modules.EVENT_BUS]: {
      emit: async (emitted: readonly Event[]) => {
        if (failsToEmit) throw new Error('no bus')
        events.push(...emitted)
      },
      clearGroupedEvents: async () => undefined,
      releaseGroupedEvents: async () => undefined,
    },
    // Without any order change: an open one would block the order.
    [Modules.ORDER]: {
      listOrders: async () => [{ ...order }],
      updateOrders: async (first: unknown, change?: Partial<typeof order>) => {
        const [before] = Array.isArray(first) ? (first as readonly Partial<typeof order>[]) : []
        return [Object.assign(order, change ?? before)]
      },
    },
    [Modules.CUSTOMER]: {
      listCustomers: async ({ id }: { readonly id: readonly string[] }) =>
        accounts.filter((one) => id.includes(one)).map((one) => ({ id: one, email: `${one}@shop.example` })),
    },
    [Modules.AUTH]: { listAuthIdentities: async () => [{ id: 'authid_1' }] },
  }
  const container = createMedusaContainer()
  for (const [name, service] of Object.entries(modules)) container.register(name, asValue(service))
  const request = async (customerId: string, takesEmail = false) => {
    const input = { orderId: order.id, customerId, takesEmail }
    const { result } = await requestTransferWorkflow(container).run({ input })
    expect(events.at(-1)).toMatchObject({ name: 'order.transfer_requested', data: result })
    return result.token
  }
  return {
    order,
    events,
    request,
    breakBus: () => (failsToEmit = true),
    accept: async (token: string) =>
      acceptTransferWorkflow(container).run({ input: { orderId: order.id, token } }),
    decline: async (token: string, orderId = order.id) =>
      declineTransferWorkflow(container).run({ input: { orderId, token } }),
  }
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
  const { order, request, accept, decline } = shop(['cus_asha'])
  await expect(accept(await request('cus_noor'))).rejects.toMatchObject(invalid)
  const token = await request('cus_asha')
  order.status = 'canceled'
  const canceled = { type: 'invalid_data', message: 'Order with id order_1 has been canceled.' }
  await expect(accept(token)).rejects.toMatchObject(canceled)
  await expect(request('cus_asha')).rejects.toMatchObject(canceled)
  await expect(decline(token, 'order_2')).rejects.toMatchObject({ type: 'not_found' })
  expect(order.customer_id).toBe('cus_guest')
})

it('is undone when it cannot be told', async () => {
  const { order, events, request, accept, decline, breakBus } = shop()
  const token = await request('cus_asha', true)
  await decline(token)
  expect(order.customer_id).toBe('cus_guest')
  breakBus()
  await expect(accept(token)).rejects.toThrow('no bus')
  expect(order).toMatchObject({ customer_id: 'cus_guest', email: 'guest@shop.example' })
  expect(events.map(({ name }) => name)).toEqual(['order.transfer_requested'])
})

it('is told as a change of the order', async () => {
  const { events, request, accept } = shop()
  await accept(await request('cus_asha'))
  expect(events.at(-1)).toMatchObject({ name: 'order.updated', data: { id: 'order_1' } })
})
