import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { noteKeys, notesOf } from '../../../../../lib/order-changes/order-notes'
import type { NoteBody } from './body'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, params } = request
  const cart = await scope
    .resolve(Modules.CART)
    .retrieveCart(params['id'] ?? '', { select: ['id', 'metadata'] })
  response.setHeader('Cache-Control', 'no-store')
  response.json({ notes: notesOf(cart.metadata) })
}

/** Keeps what the shopper writes to the shop, and to whom the parcel is a gift for. The order takes it over. */
export async function POST(request: MedusaRequest<NoteBody>, response: MedusaResponse): Promise<void> {
  const { scope, params, validatedBody } = request
  const carts = scope.resolve(Modules.CART)
  const cart = await carts.retrieveCart(params['id'] ?? '', { select: ['id', 'completed_at', 'metadata'] })
  if (cart.completed_at != null)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The cart is ordered already', 'cart_completed')
  const { note, gift_message: gift } = validatedBody
  const metadata = {
    ...cart.metadata,
    ...(note !== undefined && { [noteKeys.note]: note }),
    ...(gift !== undefined && { [noteKeys.gift_message]: gift }),
  }
  await carts.updateCarts(cart.id, { metadata })
  response.json({ notes: notesOf(metadata) })
}
