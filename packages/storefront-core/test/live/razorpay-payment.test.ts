import { describe, expect, it } from 'vitest'
import { createRazorpayPayment } from '../../src/payments/razorpay-payment.ts'
import type { PaymentSession } from '../../src/ports/payment.ts'

const session: PaymentSession = {
  providerId: 'pp_razorpay',
  sessionId: 'payses_1',
  amount: { amount: 10, currency: 'inr' },
  data: { order_id: 'order_1', amount: 1000, currency: 'INR' },
}
const paid = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'a&b' }

function setup(told: unknown, answer?: unknown, signal = new AbortController().signal) {
  const happened: string[] = []
  const adapter = createRazorpayPayment({
    validate: async () => true,
    open: async (order) => {
      happened.push(`open ${order}`)
      return await answer
    },
  })
  const ask = async (path: string) => {
    happened.push(path)
    if (told instanceof Error) throw told
    return told
  }
  const call = { signal, ask }
  return {
    happened,
    confirm: () => adapter.confirm(session, call),
    resume: () => adapter.resume(session, { ...call, mayLeave: false }),
  }
}

describe('A payment at Razorpay', () => {
  it('opens the window, and has the backend verify its answer', async () => {
    const { confirm, happened } = setup({ status: 'authorized' }, paid)
    expect(await confirm()).toEqual({ kind: 'authorized' })
    expect(happened).toEqual([
      'open order_1',
      '/store/razorpay-payments/order_1?payment_id=pay_1&signature=a%26b',
    ])
  })

  it.each([
    ['reserved', { status: 'authorized' }, { kind: 'authorized' }],
    ['taken', { status: 'captured' }, { kind: 'authorized' }],
    ['given back', { status: 'refunded' }, { kind: 'canceled' }],
    ['not made', { status: 'open' }, { kind: 'unconfirmed' }],
    ['stopped by the shopper', { status: 'failed', reason: 'payment_cancelled' }, { kind: 'unconfirmed' }],
    [
      'declined for its funds',
      { status: 'failed', reason: 'insufficient_funds' },
      { kind: 'declined', reason: 'insufficient-funds' },
    ],
    [
      'declined for its date',
      { status: 'failed', reason: 'card_expired' },
      { kind: 'declined', reason: 'expired-card' },
    ],
    [
      'declined for its code',
      { status: 'failed', reason: 'incorrect_cvv' },
      { kind: 'declined', reason: 'incorrect-code' },
    ],
    ['declined without more', { status: 'failed', reason: null }, { kind: 'declined', reason: 'declined' }],
    ['unreadable', '<html>', { kind: 'unknown', failure: { kind: 'unreadable', retryable: true } }],
  ])('is %s, also when the window was closed', async (_, told, outcome) => {
    expect(await setup(told).resume()).toEqual(outcome)
    const closed = setup(told, undefined)
    expect(await closed.confirm()).toEqual(outcome)
    expect(closed.happened).toEqual(['open order_1', '/store/razorpay-payments/order_1'])
  })

  it('is not known while the window says that it is paid and Razorpay does not', async () => {
    expect(await setup({ status: 'open' }, paid).confirm()).toMatchObject({ kind: 'unknown' })
  })

  it('is not known when the backend cannot be asked, or refuses the signature', async () => {
    await expect(setup(new Error('refused'), paid).confirm()).rejects.toThrow('refused')
  })

  it('ends when it is canceled', async () => {
    const ending = new AbortController()
    const { confirm } = setup({ status: 'authorized' }, paid, ending.signal)
    ending.abort(new Error('canceled'))
    await expect(confirm()).rejects.toThrow('canceled')
  })

  it('is not asked for without its order', async () => {
    const adapter = createRazorpayPayment({ validate: async () => true, open: async () => undefined })
    const call = { signal: new AbortController().signal, ask: async () => undefined }
    await expect(adapter.confirm({ ...session, data: {} }, call)).rejects.toThrow('no order')
  })
})
