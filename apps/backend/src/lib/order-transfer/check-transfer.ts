import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { jwtSecretOf } from '../jwt-secret'
import { readTransfer, type Transfer } from './transfer-token'

/** The transfer of a valid token. */
export async function checkTransfer(
  container: MedusaContainer,
  orderId: string,
  token: string,
): Promise<Transfer> {
  const ownerId = await ownerOf(container, orderId)
  const transfer = readTransfer(jwtSecretOf(container), token, { orderId, ownerId }, Date.now())
  if (transfer === undefined) throw invalidToken()
  return transfer
}

/** The customer of an order that can be moved. */
export async function ownerOf(container: MedusaContainer, id: string): Promise<string | null> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['id', 'status', 'customer_id'],
    filters: { id },
  })
  const [order] = data
  if (order === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order id not found: ${id}`)
  if (order.status === 'canceled')
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `Order with id ${id} has been canceled.`)
  return order.customer_id ?? null
}

/** Medusa's answer. */
export const invalidToken = () => new MedusaError(MedusaError.Types.NOT_ALLOWED, 'Invalid token.')
