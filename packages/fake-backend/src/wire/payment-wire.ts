import { systemProvider, testProvider, type FakeCart, type FakeDatabase } from '../database.ts'
import { totalOf } from './sums.ts'
import type { Wire } from './wire.ts'

/** The payment collection of a cart; undefined before it has one. */
export function collectionWire(cart: FakeCart, database: FakeDatabase): Wire | undefined {
  const id = [...database.paymentCollections].find(([, of]) => of === cart.id)?.[0]
  if (id === undefined) return undefined
  const amount = totalOf(cart, database)
  const currency_code = database.region(cart.regionId)?.currency ?? 'inr'
  const { testPayment: payment } = cart
  const session = {
    id: payment?.sessionId ?? `payses_${id}`,
    currency_code,
    provider_id: payment === undefined ? systemProvider : testProvider,
    data:
      payment === undefined
        ? {}
        : { payment_id: payment.id, client_secret: payment.secret, status: payment.status },
    status: 'pending',
    amount,
  }
  const payment_sessions = cart.payment === 'ready' ? [session] : []
  return { id, currency_code, amount, payment_sessions }
}
