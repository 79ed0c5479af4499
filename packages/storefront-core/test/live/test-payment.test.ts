import { describe, expect, it } from 'vitest'
import { createTestPayment, type TestPaymentScreen } from '../../src/payments/test-payment.ts'
import type { PaymentSession } from '../../src/ports/payment.ts'

const session: PaymentSession = {
  providerId: 'pp_test',
  sessionId: 'payses_1',
  amount: { amount: 10, currency: 'inr' },
  data: { payment_id: 'tpay/1', client_secret: 's&1', status: 'requires_method' },
}

function setup(read: readonly unknown[], screen: Partial<TestPaymentScreen> = {}) {
  const happened: string[] = []
  const answers = [...read]
  const adapter = createTestPayment({
    validate: async () => true,
    async confirm({ payment, secret }) {
      happened.push(`confirm ${payment} ${secret}`)
      return { status: 'authorized' }
    },
    async challenge(url) {
      happened.push(`challenge ${url}`)
    },
    leave: (url) => void happened.push(`leave ${url}`),
    ...screen,
  })
  const call = {
    signal: new AbortController().signal,
    async ask(path: string) {
      happened.push(path)
      return answers.shift()
    },
  }
  return {
    happened,
    confirm: () => adapter.confirm(session, call),
    resume: (mayLeave = false) => adapter.resume(session, { ...call, mayLeave }),
  }
}

const path = '/test-payments/payments/tpay%2F1?secret=s%261'

describe('The test provider', () => {
  it.each([
    [{ status: 'authorized' }, { kind: 'authorized' }],
    [{ status: 'captured' }, { kind: 'authorized' }],
    [
      { status: 'declined', code: 'expired_card' },
      { kind: 'declined', reason: 'expired-card' },
    ],
    [
      { status: 'declined', code: 'incorrect_cvc' },
      { kind: 'declined', reason: 'incorrect-code' },
    ],
    [
      { status: 'declined', code: 'insufficient_funds' },
      { kind: 'declined', reason: 'insufficient-funds' },
    ],
    [
      { status: 'declined', code: '<b>' },
      { kind: 'declined', reason: 'declined' },
    ],
    [{ status: 'requires_method' }, { kind: 'unconfirmed' }],
    [{ status: 'cancelled', code: 'cancelled_by_shopper' }, { kind: 'unconfirmed' }],
    [{ status: 'cancelled', code: 'payment_cancelled' }, { kind: 'canceled' }],
    [{ status: 'redirecting', url: '/away' }, { kind: 'at-provider' }],
    [{ status: 'redirecting' }, { kind: 'unknown' }],
    [{ status: 'requires_action' }, { kind: 'unknown' }],
    [{ status: 'unknown', code: 'unreachable' }, { kind: 'unknown' }],
    [undefined, { kind: 'unknown' }],
    ['authorized', { kind: 'unknown' }],
  ])('%j is %j', async (answer, outcome) => {
    const { happened, resume } = setup([answer])
    expect(await resume()).toMatchObject(outcome)
    expect(happened).toEqual([path])
  })

  it('is asked after a challenge: what its page says is not believed', async () => {
    const { happened, confirm } = setup([{ status: 'declined', code: 'authentication_failed' }], {
      confirm: async () => ({ status: 'action', url: 'https://bank.test/challenge' }),
      async challenge() {
        return { status: 'authorized' }
      },
    })
    expect(await confirm()).toEqual({ kind: 'declined', reason: 'declined' })
    expect(happened).toEqual([path])
  })

  it('shows its challenge again after a reload', async () => {
    const { happened, resume } = setup([
      { status: 'requires_action', url: '/challenge' },
      { status: 'captured' },
    ])
    expect(await resume()).toEqual({ kind: 'authorized' })
    expect(happened).toEqual([path, 'challenge /challenge', path])
  })

  it('leaves for its page when the shopper has ordered, and else only when they say so', async () => {
    const { happened, confirm } = setup([], { confirm: async () => ({ status: 'redirect', url: '/away' }) })
    expect(await confirm()).toEqual({ kind: 'leaving' })
    expect(happened).toEqual(['leave /away'])
    expect(await setup([{ status: 'redirecting', url: '/away' }]).resume(true)).toEqual({ kind: 'leaving' })
  })

  it('gets no request for a session without a payment', async () => {
    const adapter = createTestPayment({} as TestPaymentScreen)
    const call = { signal: new AbortController().signal, ask: async () => undefined }
    await expect(adapter.confirm({ ...session, data: null }, call)).rejects.toThrow('no payment')
  })
})
