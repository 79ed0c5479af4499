import { describe, expect, it } from 'vitest'
import { openStripeCustomerSession } from '../../src/payments/stripe-customer-session.ts'
import { createStripePayment, type StripeScreen } from '../../src/payments/stripe-payment.ts'
import type { PaymentSession } from '../../src/ports/payment.ts'

const session: PaymentSession = {
  providerId: 'pp_stripe_stripe',
  sessionId: 'payses_1',
  amount: { amount: 10, currency: 'inr' },
  data: { id: 'pi_1', client_secret: 'pi_1_secret_2' },
}

type Answers = Partial<Readonly<Record<'confirm' | 'retrieve' | 'handleNextAction', unknown>>>

interface Owners {
  /** The customer of the session at Stripe. */
  readonly customer?: string
  readonly isOfCustomer?: boolean
}

function setup(
  answers: Answers,
  signal = new AbortController().signal,
  { customer, isOfCustomer = false }: Owners = {},
) {
  const owned = { ...session, data: { ...(session.data as object), customer } }
  const happened: string[] = []
  const answer = (name: keyof Answers) => async (secret: string) => {
    happened.push(`${name} ${secret}`)
    return answers[name]
  }
  const screen: StripeScreen = {
    submit: async () => true,
    confirm: answer('confirm'),
    retrieve: answer('retrieve'),
    handleNextAction: answer('handleNextAction'),
    isOfCustomer: () => isOfCustomer,
  }
  const adapter = createStripePayment(screen)
  const call = { signal, ask: async () => undefined }
  return {
    happened,
    confirm: () => adapter.confirm(owned, call),
    resume: (mayLeave = false) => adapter.resume(owned, { ...call, mayLeave }),
  }
}

const intent = (status: string, more: object = {}) => ({ paymentIntent: { id: 'pi_1', status, ...more } })
const declined = (code: string, more: object = {}) => ({
  error: { type: 'card_error', code, ...more, payment_intent: { status: 'requires_payment_method' } },
})

describe('A payment at Stripe', () => {
  it.each([
    ['reserved', intent('requires_capture'), { kind: 'authorized' }],
    ['taken', intent('succeeded'), { kind: 'authorized' }],
    ['canceled', intent('canceled'), { kind: 'canceled' }],
    ['not begun', intent('requires_payment_method'), { kind: 'unconfirmed' }],
    [
      'not begun, and without an error',
      intent('requires_payment_method', { last_payment_error: null }),
      { kind: 'unconfirmed' },
    ],
    ['not confirmed', intent('requires_confirmation'), { kind: 'unconfirmed' }],
    [
      'declined before a reload',
      intent('requires_payment_method', { last_payment_error: { code: 'expired_card' } }),
      { kind: 'declined', reason: 'expired-card' },
    ],
    [
      'declined by the bank',
      declined('card_declined', { decline_code: 'insufficient_funds' }),
      { kind: 'declined', reason: 'insufficient-funds' },
    ],
    ['declined for its code', declined('incorrect_cvc'), { kind: 'declined', reason: 'incorrect-code' }],
    ['declined without more', declined('card_declined'), { kind: 'declined', reason: 'declined' }],
    [
      'not authenticated',
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
      { kind: 'declined', reason: 'declined' },
    ],
    [
      'confirmed in another tab',
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: { status: 'requires_capture' },
        },
      },
      { kind: 'authorized' },
    ],
    ['not filled in', { error: { type: 'validation_error' } }, { kind: 'unconfirmed' }],
    [
      'waiting for the bank',
      intent('processing'),
      { kind: 'unknown', failure: { kind: 'unreadable', retryable: true, code: 'processing' } },
    ],
    [
      'not reached',
      { error: { type: 'api_connection_error' } },
      { kind: 'unknown', failure: { kind: 'unreachable', retryable: true } },
    ],
    [
      'asked with a wrong key',
      { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
      { kind: 'unknown', failure: { kind: 'unreadable', retryable: true } },
    ],
    ['unreadable', undefined, { kind: 'unknown', failure: { kind: 'unreadable', retryable: true } }],
  ])('is %s', async (_, answer, outcome) => {
    expect(await setup({ confirm: answer }).confirm()).toEqual(outcome)
    expect(await setup({ retrieve: answer }).resume()).toEqual(outcome)
  })

  it('shows its challenge again after a reload, and believes its answer', async () => {
    const { happened, resume } = setup({
      retrieve: intent('requires_action', { next_action: { type: 'use_stripe_sdk' } }),
      handleNextAction: intent('requires_capture'),
    })
    expect(await resume()).toEqual({ kind: 'authorized' })
    expect(happened).toEqual(['retrieve pi_1_secret_2', 'handleNextAction pi_1_secret_2'])
  })

  it('leaves for the page of a method again only when the shopper asks for it', async () => {
    const away = intent('requires_action', { next_action: { type: 'redirect_to_url' } })
    const waiting = setup({ retrieve: away })
    expect(await waiting.resume()).toEqual({ kind: 'at-provider' })
    expect(waiting.happened).toEqual(['retrieve pi_1_secret_2'])
    const leaving = setup({ retrieve: away, handleNextAction: intent('succeeded') })
    expect(await leaving.resume(true)).toEqual({ kind: 'authorized' })
  })

  it('waits while a code to scan was closed, and can be shown again', async () => {
    expect(await setup({ confirm: intent('requires_action') }).confirm()).toEqual({ kind: 'at-provider' })
  })

  it('ends when it is canceled, whatever Stripe still shows', async () => {
    const ending = new AbortController()
    const { confirm } = setup({ confirm: new Promise(() => {}) }, ending.signal)
    const outcome = confirm()
    ending.abort(new Error('canceled'))
    await expect(outcome).rejects.toThrow('canceled')
  })

  it('is not asked for without its secret', async () => {
    const adapter = createStripePayment({} as StripeScreen)
    const call = { signal: new AbortController().signal, ask: async () => undefined }
    await expect(adapter.confirm({ ...session, data: { id: 'pi_1' } }, call)).rejects.toThrow(
      'no client secret',
    )
  })
})

describe('A payment beside the saved cards of a customer', () => {
  const open = intent('requires_payment_method')
  const signal = new AbortController().signal

  it.each([
    ['opened by the guest, is given up before it is paid', open, { isOfCustomer: true }, 'canceled'],
    ['opened by the customer, goes on', open, { isOfCustomer: true, customer: 'cus_1' }, 'unconfirmed'],
    ['opened by a guest who still is one, goes on', open, {}, 'unconfirmed'],
    [
      'opened by the guest and paid, stays paid',
      intent('requires_capture'),
      { isOfCustomer: true },
      'authorized',
    ],
  ] as const)('%s', async (_title, retrieve, owners, kind) => {
    expect(await setup({ retrieve }, signal, owners).resume(true)).toEqual({ kind })
  })

  it('is not given up while the shopper only looks at it after a reload', async () => {
    expect(await setup({ retrieve: open }, signal, { isOfCustomer: true }).resume()).toEqual({
      kind: 'unconfirmed',
    })
  })
})

describe('The session of a customer at Stripe', () => {
  const answering = (answer: unknown) => {
    const paths: string[] = []
    const post = async (path: string) => {
      paths.push(path)
      return answer
    }
    return { paths, post }
  }

  it('is asked of the shop’s backend, and its secret is read', async () => {
    const { paths, post } = answering({ stripe_session: { client_secret: 'cuss_secret_1' } })
    expect(await openStripeCustomerSession({ post })).toBe('cuss_secret_1')
    expect(paths).toEqual(['/store/customers/me/stripe-session'])
  })

  it('is none when the answer cannot be read', async () => {
    expect(await openStripeCustomerSession(answering({ stripe_session: 1 }))).toBeUndefined()
  })
})
