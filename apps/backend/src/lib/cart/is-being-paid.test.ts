import type { MedusaContainer } from '@medusajs/framework/types'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { unfinishedCompletions } from '../checkout/interrupted-completion'
import { collectionOfCart, sessionsOf, stateOf, type PaymentState } from '../payments/payment-session'
import { isBeingPaid } from './is-being-paid'

vi.mock('../checkout/interrupted-completion', () => ({
  unfinishedCompletions: vi.fn<typeof unfinishedCompletions>(),
}))
vi.mock('../payments/payment-session', { spy: true })

const now = Date.now()
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000)

/** A session that was opened some minutes ago. */
function withSession(provider: string, minutes: number, state: PaymentState | Error): void {
  const session = { provider_id: provider, created_at: minutesAgo(minutes) }
  vi.mocked(sessionsOf).mockResolvedValue([session as Awaited<ReturnType<typeof sessionsOf>>[number]])
  if (state instanceof Error) vi.mocked(stateOf).mockRejectedValue(state)
  else vi.mocked(stateOf).mockResolvedValue(state)
}

beforeEach(() => {
  vi.mocked(unfinishedCompletions).mockResolvedValue([])
  vi.mocked(collectionOfCart).mockResolvedValue('pay_col_1')
})

const isPaid = async () => isBeingPaid({} as MedusaContainer, 'cart_1')

describe('A cart is being paid', () => {
  it.each([
    ['while the money is held', 'pp_test', 600, 'charged', true],
    ['while the shopper may still pay', 'pp_test', 59, 'open', true],
    ['not when the shopper gave up long ago', 'pp_test', 61, 'open', false],
    ['not when the money went back', 'pp_test', 1, 'over', false],
    ['not when it is paid after the order', 'pp_system_default', 1, 'charged', false],
    ['when its provider does not answer', 'pp_test', 600, new Error('unreachable'), true],
  ] as const)('%s', async (_, provider, minutes, state, isBeing) => {
    withSession(provider, minutes, state)
    expect(await isPaid()).toBe(isBeing)
  })

  it('not without a payment', async () => {
    vi.mocked(collectionOfCart).mockResolvedValue(undefined)
    expect(await isPaid()).toBe(false)
  })

  it('while its completion is interrupted', async () => {
    const begun = { id: 'wf_1', cartId: 'cart_1', begun: minutesAgo(1) }
    vi.mocked(unfinishedCompletions).mockResolvedValue([begun])
    expect(await isPaid()).toBe(true)
  })
})
