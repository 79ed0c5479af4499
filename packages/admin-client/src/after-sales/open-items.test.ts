import { createTestBackend } from '@umber/commerce-client/testing'
import { expect, test } from 'vitest'
import { createAdminClient } from '../admin-client.ts'
import { openItems } from './open-items.ts'

interface Parcel {
  readonly item?: string
  readonly quantity: number
  readonly action?: string
  readonly status?: string
  readonly returnId?: string
}

const change = ({
  item = 'item_1',
  quantity,
  action = 'RECEIVE_RETURN_ITEM',
  status = 'confirmed',
  returnId = 'return_1',
}: Parcel) => ({
  status,
  return_id: returnId,
  actions: [{ action, details: { reference_id: item, return_id: returnId, quantity } }],
})

/** What has not arrived of a return of four and of one, after these parcels. */
async function openAfter(parcels: readonly Parcel[], last = 0) {
  const backend = createTestBackend({
    'GET /admin/returns/:id': {
      return: {
        items: [
          // Medusa keeps what the last parcel brought.
          { item_id: 'item_1', quantity: 4, received_quantity: last },
          { item_id: 'item_2', quantity: 1, received_quantity: 0 },
        ],
      },
    },
    'GET /admin/orders/:id/changes': { order_changes: parcels.map(change) },
  })
  const { admin } = createAdminClient({
    baseUrl: 'https://shop.example',
    apiKey: 'sk_1',
    fetch: backend.fetch,
  })
  return Object.fromEntries(await openItems(admin, 'order_1', 'return_1', {}))
}

test.each<[string, readonly Parcel[], last: number, open: Readonly<Record<string, number>>]>([
  ['nothing has arrived', [], 0, { item_1: 4, item_2: 1 }],
  ['a parcel with two has arrived', [{ quantity: 2 }], 2, { item_1: 2, item_2: 1 }],
  ['parcels with two and one have arrived', [{ quantity: 2 }, { quantity: 1 }], 1, { item_1: 1, item_2: 1 }],
  [
    'one of three was damaged',
    [{ quantity: 2 }, { quantity: 1, action: 'RECEIVE_DAMAGED_RETURN_ITEM' }],
    2,
    { item_1: 1, item_2: 1 },
  ],
  [
    'all has arrived in two parcels',
    [{ quantity: 3 }, { quantity: 1 }, { item: 'item_2', quantity: 1 }],
    1,
    {},
  ],
  ['a receipt was not confirmed', [{ quantity: 2, status: 'canceled' }], 0, { item_1: 4, item_2: 1 }],
  ['another return has arrived', [{ quantity: 2, returnId: 'return_2' }], 0, { item_1: 4, item_2: 1 }],
  ['a write-off is no receipt', [{ quantity: 2, action: 'RETURN_ITEM' }], 0, { item_1: 4, item_2: 1 }],
])('when %s', async (_, parcels, last, open) => {
  expect(await openAfter(parcels, last)).toEqual(open)
})
