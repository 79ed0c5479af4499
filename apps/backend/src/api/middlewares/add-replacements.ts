import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { readReplacements } from '../../lib/returns/replacements'
import { answerAfter } from './answer-after'

interface Order {
  readonly id?: string
  readonly items?: readonly ({ readonly id?: string } | null)[] | null
}

interface Answer {
  readonly order?: Order | null
  readonly orders?: readonly Order[]
}

/** Says of each line of an order whether it replaces pieces of others. The store API does not tell claims and exchanges. */
export function addReplacements(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  answerAfter(response, next, async (body) => {
    const { order, orders } = (body ?? {}) as Answer
    const ids = [order, ...(orders ?? [])].flatMap((one) => (one?.id && one.items ? [one.id] : []))
    if (ids.length === 0) return body
    const replacements = await readReplacements(request.scope, ids)
    const withReplacements = <One extends Order>(one: One): One => ({
      ...one,
      ...(one.items && {
        items: one.items.map(
          (item) => item && { ...item, replacement: replacements.get(item.id ?? '') ?? null },
        ),
      }),
    })
    return {
      ...(body as object),
      ...(order && { order: withReplacements(order) }),
      ...(orders && { orders: orders.map(withReplacements) }),
    }
  })
  next()
}
