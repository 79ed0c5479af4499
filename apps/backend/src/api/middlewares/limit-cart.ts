import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { countLines, hasLineOf, longestList, mostItems, mostLines, turnsFor } from '../../lib/cart/cart-size'
import { byVisitor, rateLimits, refuse } from '../../lib/rate-limit/limit-rate'

/**
 * Limits what a change of a cart costs: the items of one request, the lines of a cart, and the changes of a visitor, each of
 * which counts by the size of its cart.
 */
export async function limitCart(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.method !== 'POST' && request.method !== 'DELETE') return next()
  const { scope, params } = request
  const { items, variant_id: variant } = (request.body ?? {}) as Readonly<Record<string, unknown>>
  const added = Array.isArray(items) ? items.length : 0
  if (longestList(request.body) > mostItems)
    throw tooLarge('too_many_items', `A request may have at most ${mostItems} items`)
  const cart = params['id']
  const lines = cart === undefined ? 0 : await countLines(scope, cart)
  const visitor = byVisitor(request)
  const limit = 'cart-write-by-visitor'
  const wait =
    visitor === undefined ? 0 : await rateLimits(request).take(limit, visitor, turnsFor(lines + added))
  if (wait > 0) return refuse(response, limit, wait)
  const isFull = cart !== undefined && addsLine(request) && lines >= mostLines
  if (isFull && !(typeof variant === 'string' && (await hasLineOf(scope, cart, variant))))
    throw tooLarge('cart_full', `A cart may have at most ${mostLines} lines`)
  // Some of them may be added to lines that are there; so a list is refused a little early, and no cart is too long.
  if (cart !== undefined && lines + added > mostLines)
    throw tooLarge('cart_full', `A cart may have at most ${mostLines} lines`)
  return next()
}

const addsLine = ({ method, originalUrl }: MedusaRequest): boolean =>
  method === 'POST' && /^\/store\/carts\/[^/]+\/line-items\/?(?:\?|$)/i.test(originalUrl)

const tooLarge = (code: string, message: string): MedusaError =>
  new MedusaError(MedusaError.Types.INVALID_DATA, message, code)
