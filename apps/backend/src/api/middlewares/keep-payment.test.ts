import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { beforeEach, expect, it, vi } from 'vitest'

import { hasOrder, sessionsOf, stateOf, type PaymentState } from '../../lib/payments/payment-session'
import { keepPayment } from './keep-payment'

vi.mock('../../lib/payments/payment-session', { spy: true })

interface Opened {
  readonly id: string
  readonly provider: string
  readonly state: PaymentState
}

const paid: Opened = { id: 'payses_paid', provider: 'pp_test', state: 'charged' }

/** Opens another session in a collection with these, and tells what the request gets, with its body after it. */
async function open(sessions: readonly Opened[], body: object = {}, method = 'POST') {
  const rows = sessions.map(({ id, provider, state }) => ({ id, provider_id: provider, state }))
  vi.mocked(sessionsOf).mockResolvedValue(rows as unknown as Awaited<ReturnType<typeof sessionsOf>>)
  vi.mocked(stateOf).mockImplementation(async (_, session) =>
    Promise.resolve((session as unknown as { readonly state: PaymentState }).state),
  )
  const request = { method, params: { id: 'pay_col_1' }, body, scope: {} } as unknown as MedusaRequest
  let got: unknown
  const response = {
    status: (status: number) => ({ json: (answer: object) => (got = { status, ...answer }) }),
  } as unknown as MedusaResponse
  await keepPayment(request, response, () => (got = 'passed'))
  return { got, body: request.body }
}

beforeEach(() => {
  vi.mocked(hasOrder).mockReset().mockResolvedValue(false)
})

it('A paid session is not dropped for another one', async () => {
  const { got } = await open([paid])
  expect(got).toMatchObject({ status: 409, code: 'payment_in_progress', payment_session: 'payses_paid' })
})

it('A paid session is dropped when the request names it, and Medusa does not see the name', async () => {
  const body = { provider_id: 'pp_test', replaces: 'payses_paid' }
  expect(await open([paid], body)).toEqual({ got: 'passed', body: { provider_id: 'pp_test' } })
  const other = { ...paid, id: 'payses_other' }
  expect((await open([paid, other], body)).got).toMatchObject({ payment_session: 'payses_other' })
})

it.each<readonly [what: string, session: Opened]>([
  ['is not paid', { ...paid, state: 'open' }],
  ['was given back', { ...paid, state: 'over' }],
  ['is paid after the order', { ...paid, provider: 'pp_system_default' }],
])('A session that %s is dropped', async (_, session) => {
  expect((await open([session])).got).toBe('passed')
})

it('The payment of an order is never dropped', async () => {
  vi.mocked(hasOrder).mockResolvedValue(true)
  await expect(open([], { replaces: 'payses_paid' })).rejects.toMatchObject({ code: 'cart_completed' })
})
