import type { MedusaContainer, PaymentSessionStatus } from '@medusajs/framework/types'
import { describe, expect, it } from 'vitest'

import { holdsMoney, stateOf, type Session } from './payment-session'

/** A container whose provider answers with this status. */
const withProvider = (status: PaymentSessionStatus): MedusaContainer =>
  ({
    resolve: () => ({ paymentProviderService_: { getStatus: async () => Promise.resolve({ status }) } }),
  }) as unknown as MedusaContainer

const session = (more: object = {}): Session =>
  ({ id: 'payses_1', provider_id: 'pp_test', data: {}, status: 'pending', ...more }) as unknown as Session

describe('The state of a payment', () => {
  it.each([
    ['authorized', 'charged'],
    ['captured', 'charged'],
    ['pending_authorization', 'charged'],
    ['pending', 'open'],
    ['requires_more', 'open'],
    ['error', 'open'],
    ['canceled', 'over'],
  ] as const)('is read from the provider: %s is %s', async (status, state) => {
    expect(await stateOf(withProvider(status), session())).toBe(state)
  })

  it('is over when it was given back, whatever the provider calls it', async () => {
    const captured = withProvider('captured')
    const payment = (refunded: number) => ({ captures: [{ amount: 10 }], refunds: [{ amount: refunded }] })
    expect(await stateOf(captured, session({ payment: payment(10) }))).toBe('over')
    expect(await stateOf(captured, session({ payment: payment(4) }))).toBe('charged')
    const inParts = { captures: [{ amount: 0.1 }, { amount: 0.2 }], refunds: [{ amount: 0.3 }] }
    expect(await stateOf(captured, session({ payment: inParts }))).toBe('over')
    expect(await stateOf(captured, session({ status: 'canceled' }))).toBe('over')
    const cancelled = session({ payment: { canceled_at: new Date() } })
    expect(await stateOf(withProvider('authorized'), cancelled)).toBe('over')
  })
})

it('Paying on delivery holds no money', () => {
  expect(['pp_system_default', 'pp_bank-transfer', 'pp_test'].map(holdsMoney)).toEqual([false, false, true])
})
