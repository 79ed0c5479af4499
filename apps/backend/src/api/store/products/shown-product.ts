import type { MedusaRequest, MedusaStoreRequest } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

interface Listed {
  readonly sales_channels?: readonly ({ readonly id: string } | null)[] | null
}

/** The id of the product in the address. Throws for one that the shop does not show. */
export async function shownProduct(request: MedusaRequest): Promise<string> {
  const id = request.params['id'] ?? ''
  const { sales_channel_ids: channels = [] } =
    (request as Partial<MedusaStoreRequest>).publishable_key_context ?? {}
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'sales_channels.id'],
    filters: { id, status: 'published' },
  })
  const [product] = data as readonly Listed[]
  const isSold = product?.sales_channels?.some((channel) => channel != null && channels.includes(channel.id))
  if (isSold !== true)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Product with id: ${id} was not found`)
  return id
}
