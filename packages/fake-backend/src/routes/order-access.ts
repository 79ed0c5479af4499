import { notFound, unauthorized } from '../refusal.ts'
import type { FakeOrder } from '../database.ts'
import { hasRefusedToken } from './cart-owner.ts'
import type { Call } from './route.ts'

/**
 * Custom: the access token of an order, for the customer who placed it, looked it up or got its email. The real one is
 * signed.
 */
export const accessTo = ({ id }: FakeOrder): string => `access-to-${id}`

/** Custom: Medusa itself needs only the id of an order. */
export function openedOrder(call: Call, id: string): FakeOrder {
  const { database, token, orderAccess } = call
  const order = database.orders.get(id)
  const isOwn = token?.customerId != null && order?.cart.customerId === token.customerId
  if (order !== undefined && (isOwn || orderAccess === accessTo(order))) return order
  if (hasRefusedToken(call)) throw unauthorized()
  throw notFound(`Order id not found: ${id}`)
}
