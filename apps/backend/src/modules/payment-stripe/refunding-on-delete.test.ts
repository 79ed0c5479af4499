import type { IPaymentProvider } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import { refundingOnDelete } from './refunding-on-delete'

const input = { data: { id: 'pi_1', currency: 'inr' } }

/** The provider over one whose payment has this status; Stripe cancels none that is final. */
function setUp(status: string) {
  const refundPayment = vi.fn<IPaymentProvider['refundPayment']>(async ({ data }) =>
    Promise.resolve(data === undefined ? {} : { data }),
  )
  class Stripe {
    async deletePayment() {
      if (status === 'succeeded' || status === 'processing') return Promise.reject(new Error('Not canceled'))
      return Promise.resolve({ data: { status: 'canceled' } })
    }
    async retrievePayment() {
      return Promise.resolve({ data: { status, amount: 505.99 } })
    }
    refundPayment = refundPayment
  }
  const Provider = refundingOnDelete(Stripe as unknown as Parameters<typeof refundingOnDelete>[0])
  return { provider: new Provider({}, {}), refundPayment }
}

it('A deleted payment is canceled', async () => {
  const { provider, refundPayment } = setUp('requires_capture')
  expect(await provider.deletePayment(input)).toEqual({ data: { status: 'canceled' } })
  expect(refundPayment).not.toHaveBeenCalled()
})

it('A deleted payment whose money was taken is refunded', async () => {
  const { provider, refundPayment } = setUp('succeeded')
  await provider.deletePayment(input)
  expect(refundPayment).toHaveBeenCalledExactlyOnceWith({ ...input, amount: 505.99 })
})

it('A payment that Stripe is still working on is not deleted', async () => {
  const { provider, refundPayment } = setUp('processing')
  await expect(provider.deletePayment(input)).rejects.toThrow('Not canceled')
  expect(refundPayment).not.toHaveBeenCalled()
})
