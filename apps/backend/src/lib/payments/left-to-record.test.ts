import { describe, expect, it } from 'vitest'

import { leftToRecord, type ToldPayment } from './left-to-record'
import type { Session } from './payment-session'

interface Paid {
  readonly captures?: readonly { readonly amount: number }[]
  readonly captured_at?: Date
}

const captures = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount }))

/** What is left to record; `payment` is absent before Medusa has authorized the session. */
const tell = (
  { payment }: { readonly payment?: Paid },
  amount: number,
  action: ToldPayment['action'] = 'captured',
) => leftToRecord({ action, amount }, { id: 'payses_1', ...(payment && { payment }) } as unknown as Session)

describe('What a provider tells of the payment of an order', () => {
  it.each([
    ['all of it when nothing is recorded', [], 505.99, 505.99],
    ['the rest after a partial capture', [100], 505.99, 405.99],
    ['the rest after several partial captures', [100.5, 200], 505.99, 205.49],
    ['without the noise of binary fractions', [0.1], 0.8, 0.7],
    ['in the smallest unit of three decimals', [1.001], 5.005, 4.004],
  ] as const)('is recorded: %s', (_, known, told, left) => {
    expect(tell({ payment: { captures: captures(...known) } }, told)).toBe(left)
  })

  it.each([
    ['when it is recorded already', [300], 300],
    ['when the recorded parts make it up but for the noise of binary fractions', [0.1, 0.7], 0.8],
    ['when more is recorded', [300], 100],
  ] as const)('is recorded once: %s', (_, known, told) => {
    expect(tell({ payment: { captures: captures(...known) } }, told)).toBe(0)
  })

  it('changes nothing once all is captured, or when an authorization is known', () => {
    expect(tell({ payment: { captures: captures(500), captured_at: new Date() } }, 505.99)).toBe(0)
    expect(tell({ payment: {} }, 505.99, 'authorized')).toBe(0)
  })

  it('is passed on when Medusa has recorded no payment yet', () => {
    expect([tell({}, 505.99, 'authorized'), tell({}, 505.99)]).toEqual([505.99, 505.99])
  })
})
