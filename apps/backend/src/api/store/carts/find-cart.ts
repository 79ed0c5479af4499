import { refetchEntity } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

/** A cart as it is now. @throws 404 in Medusa's words when there is none. */
export async function findCart(id: string, scope: MedusaContainer, fields: string[]) {
  const cart = await refetchEntity({ entity: 'cart', idOrFilter: id, scope, fields })
  if (cart === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Cart with id '${id}' not found`)
  return cart
}
