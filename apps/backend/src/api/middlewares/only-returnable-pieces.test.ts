import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { describe, expect, it, vi } from 'vitest'

import { noSettings } from '../../lib/shop-settings/settings-schema'
import { onlyReturnablePieces } from './only-returnable-pieces'

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
  const request = {
    scope: { resolve: () => query },
    body: { order_id: 'order', items: quantities.map((quantity) => ({ id: 'line', quantity })) },
  } as unknown as MedusaRequest
  const next = vi.fn<() => void>()
  const refusal: unknown = await onlyReturnablePieces(request, {} as MedusaResponse, next).catch(
    (error: unknown) => error,
  )
  expect(next).toHaveBeenCalledTimes(refusal === undefined ? 1 : 0)
  return refusal
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
