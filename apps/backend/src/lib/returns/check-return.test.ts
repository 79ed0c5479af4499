import type { MedusaContainer } from '@medusajs/framework/types'
import { describe, expect, it } from 'vitest'

import { noSettings } from '../shop-settings/settings-schema'
import { checkPieces } from './check-return'

interface Pieces {
  readonly delivered?: number
  readonly requested?: number
  readonly received?: number
  readonly dismissed?: number
}

/** Requests a return of the quantities of one line of four pieces; resolves to the refusal, if there is one. */
async function refusalOf(pieces: Pieces, ...quantities: readonly number[]): Promise<unknown> {
  const { delivered = 0, requested = 0, received = 0, dismissed = 0 } = pieces
  const detail = {
    fulfilled_quantity: 4,
    delivered_quantity: delivered,
    return_requested_quantity: requested,
    return_received_quantity: received,
    return_dismissed_quantity: dismissed,
  }
  const order = { id: 'order', items: [{ id: 'line', detail }], fulfillments: [] }
  // Of the query, of the settings and of the store.
  const query = {
    graph: async () => ({ data: [order] }),
    read: async () => noSettings,
    listStores: async () => [],
  }
  const container = { resolve: () => query } as unknown as MedusaContainer
  const items = quantities.map((quantity) => ({ id: 'line', quantity }))
  return checkPieces(container, { orderId: 'order', items, optionId: 'option' }).catch(
    (error: unknown) => error,
  )
}

describe('A return is for pieces that', () => {
  it.each<[string, Pieces]>([
    ['have been delivered', { delivered: 1 }],
    ['are not requested already', { delivered: 4, requested: 3 }],
    ['have not come back', { delivered: 4, received: 2, dismissed: 1 }],
  ])('%s', async (_words, pieces) => {
    expect(await refusalOf(pieces, 1)).toBeUndefined()
    const refused = { type: 'invalid_data', message: expect.stringContaining('line') as string }
    expect(await refusalOf(pieces, 2)).toMatchObject(refused)
    expect(await refusalOf(pieces, 1, 1)).toMatchObject(refused)
  })
})
