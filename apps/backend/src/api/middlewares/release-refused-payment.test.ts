import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { beforeEach, expect, it, vi } from 'vitest'

import { collectionOfCart, hasOrder } from '../../lib/payments/payment-session'
import { releasePayments, wasReleased } from '../../lib/payments/release-payment'
import { releaseRefusedPayment } from './release-refused-payment'

vi.mock('../../lib/payments/payment-session', { spy: true })
vi.mock('../../lib/payments/release-payment', () => ({
  releasePayments: vi.fn<typeof releasePayments>(),
  wasReleased: vi.fn<typeof wasReleased>(),
}))

const error = vi.fn<() => void>()

/** What the shopper is told when Medusa answers the completion of a cart so. */
async function told(statusCode: number, body: object): Promise<unknown> {
  const request = {
    params: { id: 'cart_1' },
    scope: { resolve: () => ({ error }) },
  } as unknown as MedusaRequest
  return await new Promise((resolve) => {
    const response = { statusCode, json: resolve } as unknown as MedusaResponse
    void releaseRefusedPayment(request, response, () => response.json(body))
  })
}

const refusal = { type: 'not_allowed', message: 'A price has changed' }
const noPayment = { type: 'invalid_data', message: 'Payment collection has not been initiated for cart' }

beforeEach(() => {
  vi.mocked(collectionOfCart).mockReset().mockResolvedValue('pay_col_1')
  vi.mocked(hasOrder).mockReset().mockResolvedValue(false)
  vi.mocked(releasePayments).mockReset().mockResolvedValue(true)
  vi.mocked(wasReleased).mockReset().mockResolvedValue(false)
  error.mockReset()
})

it.each<readonly [status: number, body: object]>([
  [400, refusal],
  [200, { type: 'cart', cart: {}, error: { type: 'payment_authorization_error' } }],
])('A cart that cannot be ordered gets its money back, and the answer says so: %d', async (status, body) => {
  expect(await told(status, body)).toEqual({ ...body, payment: 'released' })
  expect(vi.mocked(releasePayments).mock.calls.map(([, of]) => of)).toEqual([
    { cartId: 'cart_1', collectionId: 'pay_col_1' },
  ])
})

it.each<readonly [status: number, body: object]>([
  [200, { type: 'order', order: {} }],
  [409, refusal],
  [500, refusal],
])('A cart that is ordered, or may be later, keeps its payment: %d', async (status, body) => {
  expect(await told(status, body)).toBe(body)
  expect(releasePayments).not.toHaveBeenCalled()
})

it('The payment of an order is kept, whatever a second tab is told', async () => {
  vi.mocked(hasOrder).mockResolvedValue(true)
  expect(await told(400, refusal)).toBe(refusal)
  expect(releasePayments).not.toHaveBeenCalled()
})

it('Nothing is said to be given back that was not, or not yet', async () => {
  vi.mocked(releasePayments).mockResolvedValueOnce(false)
  expect(await told(400, refusal)).toBe(refusal)
  vi.mocked(releasePayments).mockRejectedValueOnce(new Error('The provider is away'))
  expect(await told(400, refusal)).toBe(refusal)
  expect(error).toHaveBeenCalledOnce()
})

it('A payment that the webhook has given back before is told too', async () => {
  vi.mocked(collectionOfCart).mockResolvedValue(undefined)
  vi.mocked(wasReleased).mockResolvedValue(true)
  expect(await told(400, noPayment)).toMatchObject({ code: 'payment_released', payment: 'released' })
  expect(await told(400, refusal)).toEqual({ ...refusal, payment: 'released' })
  expect(releasePayments).not.toHaveBeenCalled()
})
