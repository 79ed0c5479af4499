import type { HttpTypes } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { PromotionActions } from '@medusajs/framework/utils'
import { updateCartPromotionsWorkflow } from '@medusajs/medusa/core-flows'

import { changeCartCredit } from '../../../../../lib/gift-cards/change-cart-credit'

interface Codes {
  readonly promo_codes: readonly string[]
}

/** In place of Medusa's route, which would leave a gift card paying what a code has taken off. */
export async function POST(
  request: MedusaRequest<Codes>,
  response: MedusaResponse<HttpTypes.StoreCartResponse>,
): Promise<void> {
  const isAny = request.validatedBody.promo_codes.length > 0
  response.json({ cart: await changeCodes(request, isAny ? PromotionActions.ADD : PromotionActions.REPLACE) })
}

export async function DELETE(
  request: MedusaRequest<Codes>,
  response: MedusaResponse<HttpTypes.StoreCartResponse>,
): Promise<void> {
  response.json({ cart: await changeCodes(request, PromotionActions.REMOVE) })
}

async function changeCodes(
  { scope, params, validatedBody, queryConfig }: MedusaRequest<Codes>,
  action: PromotionActions,
): Promise<HttpTypes.StoreCart> {
  const id = params['id'] ?? ''
  await updateCartPromotionsWorkflow(scope).run({
    input: {
      promo_codes: [...validatedBody.promo_codes],
      cart_id: id,
      action,
      force_refresh_payment_collection: true,
    },
  })
  return await changeCartCredit(scope, { cart_id: id }, queryConfig.fields)
}
