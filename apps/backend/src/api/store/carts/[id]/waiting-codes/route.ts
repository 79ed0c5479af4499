import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { updateCartPromotionsWorkflow } from '@medusajs/medusa/core-flows'

import { readCart } from '../../../../../lib/cart/read-cart'
import { changeCartCredit } from '../../../../../lib/gift-cards/change-cart-credit'
import {
  appliedCodes,
  fateOf,
  waitingCodes,
  withWaitingCodes,
  type CodeFate,
  type JudgedPromotion,
} from '../../../../../lib/checkout/waiting-codes'
import type { WaitingCode } from './body'

const promotionFields = [
  'code',
  'status',
  'limit',
  'used',
  'campaign.starts_at',
  'campaign.ends_at',
  'campaign.budget.type',
  'campaign.budget.limit',
  'campaign.budget.used',
  'application_method.target_type',
  'rules.attribute',
  'rules.operator',
  'rules.values.value',
]

const cartFields = [
  'id',
  'completed_at',
  'metadata',
  'total',
  'subtotal',
  'item_total',
  'item_subtotal',
  'original_item_total',
  'original_item_subtotal',
  'items.*',
  'shipping_methods.id',
]

/**
 * Returns why Medusa did not apply a code, and stores a code that only needs a shipping method until there is one. `applied`: the
 * cart has changed since, and the code applies now.
 */
export async function POST(
  request: MedusaRequest<WaitingCode>,
  response: MedusaResponse<CodeFate | { readonly kind: 'applied' }>,
): Promise<void> {
  const { scope, params, validatedBody } = request
  const cart = await readCart(scope, params['id'] ?? '', cartFields)
  if (cart.completed_at)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  const { code } = validatedBody
  const promotion = await promotionWith(scope, code)
  const fate = fateOf(promotion, { ...cart }, Date.now())
  if (fate.kind === 'waiting') {
    const codes = [...new Set([...waitingCodes(cart.metadata), code])]
    await scope
      .resolve(Modules.CART)
      .updateCarts(cart.id, { metadata: withWaitingCodes(cart.metadata, codes) })
  }
  const mayApplyNow = fate.kind === 'refused' && fate.reason === 'not-for-this-cart'
  const isApplied = mayApplyNow && (await applyNow(scope, cart.id, code))
  response.json(isApplied ? { kind: 'applied' } : fate)
}

/** Tries once more: a shipping method or an item may have come to the cart after Medusa had left the code out. */
async function applyNow(scope: MedusaContainer, cartId: string, code: string): Promise<boolean> {
  const input = { cart_id: cartId, promo_codes: [code], force_refresh_payment_collection: true }
  await updateCartPromotionsWorkflow(scope).run({ input })
  const cart = await changeCartCredit(scope, { cart_id: cartId }, ['id', 'promotions.code'])
  return appliedCodes(cart).includes(code)
}

async function promotionWith(scope: MedusaContainer, code: string): Promise<JudgedPromotion> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'promotion',
    fields: promotionFields,
    filters: { code },
  })
  const [promotion] = data
  if (promotion === undefined)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `The promotion code ${code} is invalid`)
  return promotion
}
