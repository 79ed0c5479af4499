import { expect, it, vi } from 'vitest'
import { paymentSchema } from '../forms/payment-schemas.ts'
import { validate } from '../forms/validate.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import { recallCheckout } from '../checkout/checkout.storage.ts'
import { paymentKinds } from './checkout-gateway.ts'

vi.mock('./checkout-gateway.ts', () => ({ paymentKinds: ['manual', 'bankTransfer'] }))

it('every payment kind can be chosen and is restored after a reload', () => {
  for (const kind of paymentKinds) {
    expect(validate(paymentSchema(), { method: kind })).toMatchObject({ ok: true, values: { method: kind } })
    const storage = createMemoryStorage()
    storage.set(checkoutStorageKey, JSON.stringify({ draft: { step: 'payment', payment: kind } }))
    expect(recallCheckout(storage)?.draft.payment).toBe(kind)
  }
})
