import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { expect, it, vi } from 'vitest'

import { tellOfFailure } from './order-payment-failed'
import { findSession, stateOf, type PaymentState } from './payment-session'

vi.mock('./payment-session')

async function eventsOf(state: PaymentState, links: readonly object[]): Promise<readonly unknown[]> {
  const emit = vi.fn<(event: object) => Promise<void>>(async () => Promise.resolve())
  vi.mocked(findSession).mockResolvedValue({ payment_collection_id: 'paycol_1' } as never)
  vi.mocked(stateOf).mockResolvedValue(state)
  const parts: Readonly<Record<string, unknown>> = {
    [ContainerRegistrationKeys.QUERY]: { graph: async () => Promise.resolve({ data: links }) },
    [Modules.EVENT_BUS]: { emit },
  }
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
  await tellOfFailure(container, 'payses_1')
  return emit.mock.calls.map(([event]) => event)
}

const ordered = [{ order_id: 'order_1' }]

it('A failed payment of an order is told once it is not paid by another attempt', async () => {
  expect(await eventsOf('open', ordered)).toEqual([
    { name: 'order.payment_failed', data: { id: 'order_1', session_id: 'payses_1' } },
  ])
})

it.each(['charged', 'over'] as const)(
  'A failed attempt of a payment that is %s is not told',
  async (state) => {
    expect(await eventsOf(state, ordered)).toEqual([])
  },
)

it('A failed attempt without an order is not told: the shopper sees it in the shop', async () => {
  expect(await eventsOf('open', [])).toEqual([])
})
