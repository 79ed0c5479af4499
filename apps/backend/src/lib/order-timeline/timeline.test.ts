import { expect, it } from 'vitest'

import { timelineOf, type TimelineParts } from './timeline'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`
const parts: TimelineParts = {
  order: { created_at: at(1) },
  returns: [],
  exchanges: [],
  claims: [],
  changes: [],
}
const kinds = (more: Partial<TimelineParts>) => timelineOf({ ...parts, ...more }).map(({ kind }) => kind)

it('tells payments, parcels and refunds in their order, with amounts and numbers', () => {
  const label = { tracking_number: 'T1', tracking_url: '' }
  const order = {
    created_at: at(1),
    payment_collections: [
      {
        payments: [
          { captures: [{ amount: 20, created_at: at(2) }], refunds: [{ amount: 5, created_at: at(9) }] },
          null,
        ],
      },
    ],
    fulfillments: [
      {
        packed_at: at(3),
        shipped_at: at(4),
        delivered_at: at(6),
        labels: [label, null, { tracking_number: '' }],
      },
      { packed_at: at(5), canceled_at: at(5) },
    ],
  }
  expect(timelineOf({ ...parts, order })).toEqual([
    { kind: 'ordered', at: at(1) },
    { kind: 'paid', at: at(2), amount: 20 },
    { kind: 'packed', at: at(3) },
    { kind: 'shipped', at: at(4), trackings: [{ number: 'T1', url: null }] },
    { kind: 'delivered', at: at(6) },
    { kind: 'refunded', at: at(9), amount: 5 },
  ])
})

it('tells a canceled order, and a return from its request to its end', () => {
  expect(kinds({ order: { created_at: at(1), canceled_at: at(2) } })).toEqual(['ordered', 'canceled'])
  const returns = [
    { status: 'received', requested_at: at(3), received_at: at(5) },
    { status: 'canceled', requested_at: at(4), canceled_at: at(6) },
    { status: 'open', created_at: at(7) },
  ]
  expect(kinds({ returns })).toEqual([
    'ordered',
    'return-requested',
    'return-requested',
    'return-received',
    'return-canceled',
  ])
})

it('tells an exchange that a shopper asked for once, and not its first return as canceled', () => {
  const returns = [
    { status: 'canceled', requested_at: at(3), canceled_at: at(4), metadata: { exchange_id: 'oexc_1' } },
    { status: 'received', requested_at: at(4), received_at: at(6), exchange_id: 'oexc_1' },
  ]
  expect(kinds({ returns, exchanges: [{ created_at: at(4) }] })).toEqual([
    'ordered',
    'return-requested',
    'exchange',
    'return-received',
  ])
})

it('tells claims and confirmed changes, without what they say', () => {
  const address = { details: { type: 'shipping_address', old: { city: 'Pune' }, new: { city: 'Goa' } } }
  const email = { details: { type: 'email', old: 'a@example.com', new: 'b@example.com' } }
  const changes = [
    { change_type: 'edit', status: 'confirmed', confirmed_at: at(2) },
    { change_type: 'edit', status: 'requested', created_at: at(3) },
    { change_type: 'update_order', status: 'confirmed', confirmed_at: at(4), actions: [address] },
    { change_type: 'update_order', status: 'confirmed', confirmed_at: at(5), actions: [email] },
  ]
  const told = timelineOf({
    ...parts,
    claims: [{ created_at: at(6) }, { created_at: at(7), canceled_at: at(8) }],
    changes,
  })
  expect(told.map(({ kind }) => kind)).toEqual(['ordered', 'edited', 'address-changed', 'claim'])
  expect(JSON.stringify(told)).not.toContain('Pune')
})
