import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { readCartOwner } from '../../lib/cart/cart-owner'
import { completionsFailed, ordersPlaced } from '../../lib/metrics/metrics'

/**
 * Counts orders, and completions that end without one. Completing a completed cart returns its order again, which is neither;
 * completions of one cart run one after another.
 */
export async function countCompletions(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const owner = await readCartOwner(request.scope, request.params['id'] ?? '')
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    const reason = refusalIn(body, response.statusCode)
    if (reason !== undefined) completionsFailed.inc({ reason })
    else if (owner?.isCompleted === false) ordersPlaced.inc()
    return send(body)
  }
  next()
}

interface Refusal {
  readonly code?: unknown
  readonly type?: unknown
}

/** The code of the error, or its type where it has no code. Undefined for an order. */
export function refusalIn(body: unknown, status: number): string | undefined {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Refusal & { error?: Refusal }
  // With status 200 Medusa returns the cart and an error when the payment has failed.
  const refusal = status >= 400 ? answer : answer.error
  if (refusal === undefined) return undefined
  // A payment provider's codes may be anything, and each one would become a series of its own.
  const isName = (text: unknown): text is string => typeof text === 'string' && /^[a-z_]{1,40}$/.test(text)
  return [refusal.code, refusal.type].find(isName) ?? 'unknown'
}
