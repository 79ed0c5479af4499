import { notFound, unauthorized } from '../refusal.ts'
import type { FakeCart, FakeDatabase } from '../database.ts'
import { param, type Call } from './route.ts'

/** Custom: only its customer can see a customer's cart. */
export function cartOf(call: Call): FakeCart {
  const id = param(call, 'id')
  const cart = call.database.carts.get(id)
  requireOwner(call, cart, `Cart with id '${id}'`)
  if (cart === undefined) throw notFound(`Cart with id '${id}' not found`)
  return cart
}

/** Custom: Medusa itself answers everyone who knows an id. */
export function requireOwner(call: Call, cart: FakeCart | undefined, missing: string): void {
  const account = cart && accountOf(cart, call.database)
  if (account === undefined || account === call.token?.customerId) return
  if (hasRefusedToken(call)) throw unauthorized()
  throw notFound(`${missing} not found`)
}

/** The account of a cart; undefined for a guest's. */
export function accountOf({ customerId }: FakeCart, database: FakeDatabase): string | undefined {
  return customerId !== null && database.customers.has(customerId) ? customerId : undefined
}

export const hasRefusedToken = ({ token, bearer }: Call): boolean =>
  bearer !== undefined && token === undefined
