import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { answerAfter } from './answer-after'

/** Emits what Medusa's modules emit for other changes of the same thing, after a route that emits nothing itself. */
function emitAfter(name: string, idsOf: (request: MedusaRequest) => readonly unknown[]) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const ids = [...new Set(idsOf(request))].filter((id) => typeof id === 'string')
    answerAfter(response, next, async (body) => {
      if (ids.length > 0)
        await request.scope.resolve(Modules.EVENT_BUS).emit(ids.map((id) => ({ name, data: { id } })))
      return body
    })
    next()
  }
}

const inBody = ({ body }: MedusaRequest, name: string): readonly unknown[] => {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name]
  return Array.isArray(value) ? value : []
}

/** The update of a price list. */
export const emitPriceListUpdate = emitAfter('pricing.price-list.updated', ({ params }) => [params['id']])

/** What a category or a sales channel takes in and lets go on its own page. */
export const emitProductUpdates = emitAfter('product.product.updated', (request) => [
  ...inBody(request, 'add'),
  ...inBody(request, 'remove'),
])

/** What a variant takes from the stock. */
export const emitVariantUpdate = emitAfter('product.product-variant.updated', ({ params }) => [
  params['variant_id'],
])
