import type { FakeCart, FakeDatabase } from '../database.ts'
import { sumsOf } from './cart-wire.ts'
import type { Wire } from './wire.ts'

export function sumOfPayment(cart: FakeCart): number {
  const { items, shipping } = sumsOf(cart)
  return items + shipping
}

/** The payment collection of a cart; undefined before it has one. */
export function collectionWire(cart: FakeCart, database: FakeDatabase): Wire | undefined {
  const id = [...database.paymentCollections].find(([, of]) => of === cart.id)?.[0]
  if (id === undefined) return undefined
  const currency_code = database.region(cart.regionId)?.currency ?? 'inr'
  return {
    id,
    currency_code,
    amount: sumOfPayment(cart),
    payment_sessions: sessionsWire(cart, currency_code),
  }
}

function sessionsWire({ payment }: FakeCart, currency_code: string): readonly Wire[] {
  if (typeof payment === 'string') return []
  const { id, providerId: provider_id, amount } = payment
  return [{ id, currency_code, provider_id, data: {}, context: {}, status: 'pending', amount }]
}
