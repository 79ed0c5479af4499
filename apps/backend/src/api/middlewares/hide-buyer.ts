import type { MedusaNextFunction, MedusaResponse } from '@medusajs/framework/http'

import { answerAfter } from './answer-after'

/** What remains of a cart or an order: what it is and what was bought, and nothing that the buyer has typed. */
const kept: ReadonlySet<string> = new Set([
  'id',
  'display_id',
  'object',
  'status',
  'created_at',
  'updated_at',
  'completed_at',
  'currency_code',
  'region_id',
  'items',
  'shipping_methods',
  'promotions',
  'total',
  'subtotal',
])

/**
 * In the answers about a guest's cart that became an order a while ago. Its id stays in browsers and logs, and opened the name,
 * the address and the email for ever, and a fresh access token for the order.
 */
export function hideBuyer(response: MedusaResponse, next: MedusaNextFunction): void {
  answerAfter(response, next, withoutBuyer)
  next()
}

export function withoutBuyer(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { order_access: _, ...rest } = body as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      name === 'cart' || name === 'parent' || name === 'order' ? onlyKept(value) : value,
    ]),
  )
}

function onlyKept(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => kept.has(name) || /_(?:sub)?total$/.test(name)),
  )
}
