import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { expect, it } from 'vitest'

import { onlyAsked } from '../../../test/support/only-asked'
import { readTimeline } from './read-timeline'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`

const order = {
  id: 'order_1',
  created_at: at(1),
  canceled_at: at(20),
  payment_collections: [
    {
      payments: [
        { captures: [{ amount: 20, created_at: at(2) }], refunds: [{ amount: 5, created_at: at(9) }] },
      ],
    },
  ],
  fulfillments: [
    {
      created_at: at(3),
      packed_at: null,
      shipped_at: at(4),
      delivered_at: at(6),
      canceled_at: null,
      labels: [{ tracking_number: 'T1', tracking_url: 'https://track.example/1' }],
    },
    { created_at: at(3), packed_at: at(3), canceled_at: at(3) },
  ],
}
const line = (quantity: number) => ({ item_id: 'line_1', quantity, note: 'Of the merchant' })
const returns = [
  {
    id: 'return_1',
    status: 'received',
    requested_at: at(7),
    received_at: at(8),
    metadata: { label: { file_id: 'file_1', name: 'Way back.pdf' } },
    items: [line(2)],
  },
  {
    id: 'return_2',
    status: 'requested',
    created_at: at(10),
    metadata: { wanted_exchange: [{ line_id: 'line_1', variant_id: 'variant_1', quantity: 1 }] },
    items: [line(1)],
  },
  { id: 'return_3', status: 'canceled', created_at: at(11), canceled_at: at(12), items: [line(1)] },
  { id: 'return_4', status: 'requested', created_at: at(13), exchange_id: 'exchange_1', items: [line(1)] },
  { id: 'return_5', status: 'requested', created_at: at(15), claim_id: 'claim_1', items: [line(3)] },
]
const kept = (id: string, day: number) => ({ id, created_at: at(day), canceled_at: null })
const records: Readonly<Record<string, readonly object[]>> = {
  order: [order],
  return: returns,
  order_exchange: [kept('exchange_1', 13), { ...kept('exchange_2', 14), canceled_at: at(14) }],
  order_claim: [kept('claim_1', 15), kept('claim_of_a_draft', 16)],
}
const confirmed = { change_type: 'exchange', status: 'confirmed', actions: [] }
const changes = [
  { ...confirmed, exchange_id: 'exchange_1' },
  { ...confirmed, exchange_id: 'exchange_2' },
  { ...confirmed, claim_id: 'claim_1' },
  { ...confirmed, claim_id: 'claim_of_a_draft', status: 'pending' },
]

const container = createMedusaContainer()
container.register(
  ContainerRegistrationKeys.QUERY,
  asValue({
    graph: async ({ entity, fields }: { readonly entity: string; readonly fields: readonly string[] }) =>
      Promise.resolve({ data: onlyAsked(records[entity] ?? [], fields) }),
  }),
)
container.register(Modules.ORDER, asValue({ listOrderChanges: async () => Promise.resolve(changes) }))

it('reads of an order all that its timeline tells', async () => {
  const timeline = await readTimeline(container, 'order_1')
  expect(timeline?.events).toEqual([
    { kind: 'ordered', at: at(1) },
    { kind: 'paid', at: at(2), amount: 20 },
    { kind: 'packed', at: at(3) },
    { kind: 'shipped', at: at(4), trackings: [{ number: 'T1', url: 'https://track.example/1' }] },
    { kind: 'delivered', at: at(6) },
    { kind: 'return-requested', at: at(7) },
    { kind: 'return-received', at: at(8) },
    { kind: 'refunded', at: at(9), amount: 5 },
    { kind: 'return-requested', at: at(10) },
    { kind: 'return-requested', at: at(11) },
    { kind: 'return-canceled', at: at(12) },
    { kind: 'exchange', at: at(13) },
    { kind: 'claim', at: at(15) },
    { kind: 'canceled', at: at(20) },
  ])
})

it('reads of each return its pieces, its label and what it is exchanged for', async () => {
  const told = (id: string, more: object) => ({
    id,
    status: 'requested',
    label: null,
    exchange: null,
    ...more,
  })
  const pieces = (quantity: number) => ({ items: [{ line_id: 'line_1', quantity }] })
  expect((await readTimeline(container, 'order_1'))?.returns).toEqual([
    told('return_1', { status: 'received', label: 'Way back.pdf', ...pieces(2) }),
    told('return_2', { exchange: 'wanted', ...pieces(1) }),
    told('return_3', { status: 'canceled', ...pieces(1) }),
    told('return_4', { exchange: 'made', ...pieces(1) }),
    told('return_5', pieces(3)),
  ])
})
