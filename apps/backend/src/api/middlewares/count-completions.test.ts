import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { beforeEach, describe, expect, it } from 'vitest'

import { registry } from '../../lib/metrics/metrics'
import { countCompletions, refusalIn } from './count-completions'

describe('The reason of a completion without an order', () => {
  it.each([
    [{ code: 'price_changed', type: 'not_allowed' }, 400, 'price_changed'],
    [{ type: 'too_many_requests' }, 429, 'too_many_requests'],
    [{ code: 'card_declined for Asha', type: 'payment' }, 422, 'payment'],
    [
      { type: 'cart', cart: {}, error: { type: 'payment_requires_more_error' } },
      200,
      'payment_requires_more_error',
    ],
    [undefined, 500, 'unknown'],
  ])('%j with status %i', (body, status, reason) => {
    expect(refusalIn(body, status)).toBe(reason)
  })

  it('is none for an order', () => {
    expect(refusalIn({ type: 'order', order: { id: 'order_1' } }, 200)).toBeUndefined()
  })
})

describe('Completions', () => {
  beforeEach(() => registry.resetMetrics())

  async function complete(completed_at: string | null, statusCode: number, body: unknown): Promise<string> {
    const scope = { resolve: () => ({ graph: async () => ({ data: [{ id: 'cart_1', completed_at }] }) }) }
    const response = { statusCode, json: () => response } as unknown as MedusaResponse
    const request = { scope, params: { id: 'cart_1' } } as unknown as MedusaRequest
    await countCompletions(request, response, () => response.json(body))
    return registry.metrics()
  }

  it('are counted as orders once', async () => {
    const order = { type: 'order', order: { id: 'order_1' } }
    expect(await complete(null, 200, order)).toContain('shop_orders_placed_total 1')
    expect(await complete('2026-11-23', 200, order)).toContain('shop_orders_placed_total 1')
  })

  it('are counted by reason when they fail', async () => {
    const text = await complete(null, 400, { code: 'price_changed' })
    expect(text).toContain('shop_completions_failed_total{reason="price_changed"} 1')
    expect(text).toContain('shop_orders_placed_total 0')
  })
})
