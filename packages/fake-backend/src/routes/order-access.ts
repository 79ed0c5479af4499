import { notFound, unauthorized } from '../refusal.ts'
import type { FakeOrder } from '../world.ts'
import { hasRefusedToken } from './cart-routes.ts'
import type { Call } from './route.ts'

/** The shop's own: what opens an order to whoever placed it, found it or got its mail. The real one is signed. */
export const accessTo = ({ id }: FakeOrder): string => `access-to-${id}`

/** The shop's own: Medusa itself takes the id of an order for permission enough. */
export function openedOrder(call: Call, id: string): FakeOrder {
  const { world, token, orderAccess } = call
  const order = world.orders.get(id)
  const isOwn = token?.customerId != null && order?.cart.customerId === token.customerId
  if (order !== undefined && (isOwn || orderAccess === accessTo(order))) return order
  if (hasRefusedToken(call)) throw unauthorized()
  throw notFound(`Order id not found: ${id}`)
}
