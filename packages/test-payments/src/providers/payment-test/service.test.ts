import { beforeEach, expect, it, vi } from 'vitest'

import { testPaymentTable, type TestPaymentTable } from '../../lib/payment-table'
import { TestPaymentProvider } from './service'

vi.mock('../../lib/payment-table', () => ({
  testPaymentTable: vi.fn<typeof testPaymentTable>(),
}))

const refund = vi.fn<TestPaymentTable['refund']>()

beforeEach(() => {
  const payment = { id: 'tpay_1', secret: 'secret', status: 'captured' }
  refund.mockReset().mockResolvedValue({ payment, isChanged: true } as Awaited<ReturnType<typeof refund>>)
  vi.mocked(testPaymentTable).mockReturnValue({ refund } as unknown as TestPaymentTable)
})

const keysOf = async (...given: readonly (string | undefined)[]) => {
  const provider = new TestPaymentProvider({})
  for (const key of given)
    await provider.refundPayment({
      data: { payment_id: 'tpay_1' },
      amount: 100,
      context: key === undefined ? {} : { idempotency_key: key },
    })
  return refund.mock.calls.map(([, { key }]) => key)
}

it('A refund has the key of Medusa’s refund', async () => {
  expect(await keysOf('ref_1', 'ref_2', 'ref_2')).toEqual(['ref_1', 'ref_2', 'ref_2'])
})

it('Refunds without a key are refunds of their own, also of the same sum', async () => {
  expect(new Set(await keysOf(undefined, undefined)).size).toBe(2)
})
