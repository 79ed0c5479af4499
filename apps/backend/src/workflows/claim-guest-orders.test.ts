import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { claimGuestOrdersWorkflow } from './claim-guest-orders'

const verifiedAt = new Date('2026-11-28T08:00:00Z')

/** The orders of guest records with the address, and what is told of them. */
function shop(orderIds: readonly string[], hasGuests = true) {
  let owner = 'cus_guest'
  const emit =
    vi.fn<(events: readonly { readonly name: string; readonly data: unknown }[]) => Promise<void>>()
  const graph = vi.fn<(query: unknown) => Promise<unknown>>(async () => ({
    data: orderIds.map((id) => ({ id })),
  }))
  const modules: Readonly<Record<string, object>> = {
    [ContainerRegistrationKeys.QUERY]: { graph },
    [Modules.CUSTOMER]: { listCustomers: async () => (hasGuests ? [{ id: 'cus_guest' }] : []) },
    [Modules.EVENT_BUS]: {
      emit,
      clearGroupedEvents: async () => undefined,
      releaseGroupedEvents: async () => undefined,
    },
    [Modules.ORDER]: {
      listOrders: async () => orderIds.map((id) => ({ id, customer_id: owner })),
      updateOrders: async (first: unknown, change?: { readonly customer_id: string }) => {
        const before = Array.isArray(first) ? (first as readonly { readonly customer_id: string }[]) : []
        owner = (change ?? before[0])?.customer_id ?? owner
        return []
      },
    },
  }
  const container = createMedusaContainer()
  for (const [name, service] of Object.entries(modules)) container.register(name, asValue(service))
  const input = { customerId: 'cus_asha', email: 'asha@shop.example', verifiedAt: verifiedAt.toISOString() }
  return {
    emit,
    graph,
    owner: () => owner,
    claim: async () => (await claimGuestOrdersWorkflow(container).run({ input })).result,
  }
}

it('moves the orders that guests placed with the address until its verification, and tells it', async () => {
  const { claim, graph, owner, emit } = shop(['order_1', 'order_2'])
  expect(await claim()).toEqual(['order_1', 'order_2'])
  expect(owner()).toBe('cus_asha')
  expect(graph.mock.lastCall?.[0]).toMatchObject({
    filters: { customer_id: ['cus_guest'], email: 'asha@shop.example', created_at: { $lte: verifiedAt } },
  })
  expect(emit.mock.lastCall?.[0]).toMatchObject([
    { name: 'order.updated', data: { id: 'order_1' } },
    { name: 'order.updated', data: { id: 'order_2' } },
  ])
})

it('leaves the orders where they were when the change cannot be told', async () => {
  const { claim, owner, emit } = shop(['order_1'])
  emit.mockRejectedValue(new Error('no bus'))
  await expect(claim()).rejects.toThrow('no bus')
  expect(owner()).toBe('cus_guest')
})

it.each([
  ['no guest has the address', shop([], false)],
  ['its guests have no orders', shop([])],
])('does nothing where %s', async (_, { claim, emit }) => {
  expect(await claim()).toEqual([])
  expect(emit).not.toHaveBeenCalled()
})
