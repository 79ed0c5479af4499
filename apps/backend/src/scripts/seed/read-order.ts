import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

export interface PlacedOrder {
  readonly items: readonly { readonly id: string; readonly quantity: number }[]
  readonly payment_collections: readonly { readonly payments: readonly { readonly id: string }[] }[]
}

export async function readOrder(container: MedusaContainer, orderId: string): Promise<PlacedOrder> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    // The quantity is computed, and only when all fields of the items are selected.
    fields: ['id', 'items.*', 'payment_collections.payments.id'],
    filters: { id: orderId },
  })
  const [order]: PlacedOrder[] = data
  if (order === undefined) throw new Error(`The order ${orderId} was placed but cannot be found.`)
  return order
}
