import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import type { GiftCardDetails } from '../../../../../../lib/gift-cards/bought-cards'
import { readCart } from '../../../../../../lib/cart/read-cart'

/** Keeps for whom the gift cards of a line are. The order takes it over. */
export async function POST(
  { scope, params, validatedBody }: MedusaRequest<GiftCardDetails>,
  response: MedusaResponse,
): Promise<void> {
  const cart = await readCart(scope, params['id'] ?? '', [
    'id',
    'completed_at',
    'items.id',
    'items.is_giftcard',
  ])
  if (cart.completed_at)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  const items = (cart.items ?? []) as readonly { readonly id: string; readonly is_giftcard?: boolean }[]
  const line = items.find(({ id }) => id === params['line'])
  if (line?.is_giftcard !== true)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such gift card in the cart')
  await scope.resolve(Modules.CART).updateLineItems(line.id, { metadata: { gift_card: validatedBody } })
  response.json({ id: line.id, kept: true })
}
