import { expect, it } from 'vitest'
import type { LiveClient } from './live-client.ts'
import { createLiveQuickOrder } from './quick-order.ts'

function asked(answer: unknown = {}) {
  const calls: { readonly path: string; readonly body: unknown }[] = []
  const client = {
    fetch: async (path: string, { body }: { readonly body: unknown }) => {
      calls.push({ path, body })
      return answer
    },
  } as unknown as LiveClient['client']
  return { calls, quickOrder: createLiveQuickOrder({ client }) }
}

it('a list is checked with one request, and each line has a state in its place', async () => {
  const named = { variant_id: 'variant_1', title: 'Shirt', variant_title: 'M' }
  const { calls, quickOrder } = asked({
    lines: [
      { ...named, status: 'available' },
      { status: 'unknown' },
      { ...named, status: 'too_many', available: 2 },
      { ...named, status: 'sold_out' },
      { ...named, status: 'new' },
    ],
  })
  const lines = ['A', 'B', 'C', 'D', 'E', 'F'].map((sku) => ({ sku, quantity: 3 }))
  const states = await quickOrder.check(lines, 'reg_1')
  expect(states.map(({ kind }) => kind)).toEqual([
    'available',
    'unknown',
    'too-many',
    'sold-out',
    'unknown',
    'unknown',
  ])
  expect(states[2]).toMatchObject({ variantId: 'variant_1', name: 'Shirt', variantName: 'M', available: 2 })
  expect(calls).toEqual([{ path: '/store/customers/me/quick-order', body: { region_id: 'reg_1', lines } }])
})

it('items are added fifty at a time, those of one variant together', async () => {
  const { calls, quickOrder } = asked()
  const items = Array.from({ length: 120 }, (_, at) => ({ variantId: `variant_${at % 110}`, quantity: 2 }))
  await quickOrder.add('cart_1', items)
  const sent = calls.map(
    ({ body }) => (body as { readonly items: readonly { readonly quantity: number }[] }).items,
  )
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 10])
  expect(sent.flat().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(240)
})
