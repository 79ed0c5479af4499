import type { MedusaContainer } from '@medusajs/framework/types'
import { beforeEach, expect, it, vi } from 'vitest'

import { hasOrder, sessionsOf, stateOf, type PaymentState } from '../lib/payments/payment-session'
import { findPaidSession } from './open-payment'

vi.mock('../lib/payments/payment-session', { spy: true })

interface Opened {
  readonly id: string
  readonly provider: string
  readonly state: PaymentState
}

const paid: Opened = { id: 'payses_paid', provider: 'pp_test', state: 'charged' }

/** The session that keeps another one from being opened in a collection with these. */
async function keptOf(sessions: readonly Opened[], replaces?: string) {
  const rows = sessions.map(({ id, provider, state }) => ({ id, provider_id: provider, state }))
  vi.mocked(sessionsOf).mockResolvedValue(rows as unknown as Awaited<ReturnType<typeof sessionsOf>>)
  vi.mocked(stateOf).mockImplementation(async (_, session) =>
    Promise.resolve((session as unknown as { readonly state: PaymentState }).state),
  )
  const opened = { collection_id: 'pay_col_1', ...(replaces !== undefined && { replaces }) }
  return await findPaidSession({} as MedusaContainer, opened)
}

beforeEach(() => {
  vi.mocked(hasOrder).mockReset().mockResolvedValue(false)
})

it('A paid session is not dropped for another one', async () => {
  expect(await keptOf([paid])).toBe('payses_paid')
})

it('A paid session is dropped when the request names it', async () => {
  expect(await keptOf([paid], 'payses_paid')).toBeNull()
  const other = { ...paid, id: 'payses_other' }
  expect(await keptOf([paid, other], 'payses_paid')).toBe('payses_other')
})

it.each<readonly [what: string, session: Opened]>([
  ['is not paid', { ...paid, state: 'open' }],
  ['was given back', { ...paid, state: 'over' }],
  ['is paid after the order', { ...paid, provider: 'pp_system_default' }],
])('A session that %s is dropped', async (_, session) => {
  expect(await keptOf([session])).toBeNull()
})

it('The payment of an order is never dropped', async () => {
  vi.mocked(hasOrder).mockResolvedValue(true)
  await expect(keptOf([], 'payses_paid')).rejects.toMatchObject({ code: 'cart_completed' })
})
