import type { HttpTypes, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

/** @throws when there is no cart with this id. */
export async function readCart(
  scope: MedusaContainer,
  id: string,
  fields: readonly string[],
): Promise<HttpTypes.StoreCart> {
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'cart', fields: [...fields], filters: { id } })
  const [cart]: unknown[] = data
  if (cart === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Cart with id '${id}' not found`)
  return cart as HttpTypes.StoreCart
}
