import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'

import { jwtSecretOf } from '../jwt-secret'
import { findAccount } from '../verification/account'
import { readTransfer, signTransfer, transferDays, type Transfer } from './transfer-token'

const day = 86_400_000

/** Asks the owner of the order, by email, to move it to this customer: `subscribers/order-transfer-requested.ts` sends it. */
export async function requestTransfer(
  scope: MedusaContainer,
  { orderId, customerId, takesEmail }: Omit<Transfer, 'ownerId'>,
): Promise<void> {
  const ownerId = await ownerOf(scope, orderId)
  if (ownerId === customerId) {
    const message = `Order: ${orderId} already belongs to customer: ${customerId}`
    throw new MedusaError(MedusaError.Types.INVALID_DATA, message)
  }
  const expiresAt = new Date(Date.now() + transferDays * day)
  const token = signTransfer(jwtSecretOf(scope), { orderId, ownerId, customerId, takesEmail }, expiresAt)
  await scope.resolve(Modules.EVENT_BUS).emit({
    name: 'order.transfer_requested',
    data: { id: orderId, token, expires_at: expiresAt.toISOString() },
  })
}

/** Moves the order to the customer whom the token names. Then no token of the former owner is valid any more. */
export async function acceptTransfer(scope: MedusaContainer, orderId: string, token: string): Promise<void> {
  const { customerId, takesEmail } = await checkTransfer(scope, orderId, token)
  const account = await findAccount(scope, customerId)
  if (account === undefined) throw invalidToken()
  await scope
    .resolve(Modules.ORDER)
    .updateOrders(orderId, { customer_id: customerId, ...(takesEmail && { email: account.email }) })
}

/** The transfer of a valid token. */
export async function checkTransfer(
  scope: MedusaContainer,
  orderId: string,
  token: string,
): Promise<Transfer> {
  const ownerId = await ownerOf(scope, orderId)
  const transfer = readTransfer(jwtSecretOf(scope), token, { orderId, ownerId }, Date.now())
  if (transfer === undefined) throw invalidToken()
  return transfer
}

/** The customer of an order that can be moved. */
async function ownerOf(scope: MedusaContainer, id: string): Promise<string | null> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
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
const invalidToken = () => new MedusaError(MedusaError.Types.NOT_ALLOWED, 'Invalid token.')
