import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { OrderWithCards } from './bought-cards'

/** Totals are computed, and only when all fields of the items are selected. */
const fields = [
  'id',
  'status',
  'email',
  'locale',
  'currency_code',
  'total',
  'summary',
  'items.*',
  'shipping_methods.*',
]

export async function readOrderWithCards(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderWithCards | undefined> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields, filters: { id: orderId } })
  const [order] = data as unknown as readonly (OrderWithCards | undefined)[]
  return order?.items.some(({ is_giftcard: isGiftCard }) => isGiftCard === true) === true ? order : undefined
}
