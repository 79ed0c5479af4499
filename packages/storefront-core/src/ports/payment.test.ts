import { expect, it } from 'vitest'
import { paymentSchema } from '../forms/payment-schemas.ts'
import { validate } from '../forms/validate.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import { recallCheckout } from '../checkout/checkout.storage.ts'
import { simulatedPayments } from './payment.ts'

const kinds = [...simulatedPayments, 'pp_system_default', 'pp_stripe-ideal_stripe'] as const

it.each(kinds)('%s can be chosen and is restored after a reload', (kind) => {
  const method = { method: kind }
  expect(validate(paymentSchema({}, kinds), method)).toMatchObject({ ok: true, values: method })
  const storage = createMemoryStorage()
  storage.set(checkoutStorageKey, JSON.stringify({ draft: { step: 'payment', payment: kind } }))
  expect(recallCheckout(storage)?.draft.payment).toBe(kind)
})

it('a kind that is neither simulated nor a provider is not restored', () => {
  const storage = createMemoryStorage()
  storage.set(checkoutStorageKey, JSON.stringify({ draft: { step: 'payment', payment: 'cash' } }))
  expect(recallCheckout(storage)?.draft).not.toHaveProperty('payment')
  expect(validate(paymentSchema(), { method: 'pp_test' })).toMatchObject({ ok: false })
})
