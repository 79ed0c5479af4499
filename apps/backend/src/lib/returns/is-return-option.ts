import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { listShippingOptionsForCartWorkflow } from '@medusajs/medusa/core-flows'

/**
 * Whether `GET /store/shipping-options?is_return=true` lists the shipping option for the cart of the order, which is how a
 * shop offers it. An order without a cart has none: the merchant arranges its returns.
 */
export async function isReturnOption(
  scope: MedusaContainer,
  orderId: string,
  optionId: string,
): Promise<boolean> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['cart.id'],
    filters: { id: orderId },
  })
  const cartId: unknown = data[0]?.cart?.id
  if (typeof cartId !== 'string') return false
  const { result } = await listShippingOptionsForCartWorkflow(scope).run({
    input: { cart_id: cartId, option_ids: [optionId], is_return: true },
  })
  return result.length > 0
}
