import type { HttpTypes, MedusaContainer } from '@medusajs/framework/types'
import { refreshPaymentCollectionForCartWorkflow } from '@medusajs/medusa/core-flows'

import { fitCartCreditWorkflow } from '../../workflows/fit-cart-credit'
import { readCart } from '../cart/read-cart'

/** Changes what a cart is paid with, whose lock the request holds. A payment of another total ends. Answers with the cart. */
export async function changeCartCredit(
  scope: MedusaContainer,
  change: { readonly cart_id: string; readonly add?: string; readonly remove?: string },
  fields: readonly string[],
): Promise<HttpTypes.StoreCart> {
  const { result: isChanged } = await fitCartCreditWorkflow(scope).run({ input: change })
  if (isChanged)
    await refreshPaymentCollectionForCartWorkflow(scope).run({ input: { cart_id: change.cart_id } })
  return await readCart(scope, change.cart_id, fields)
}
