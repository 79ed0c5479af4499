import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imitatedStripe } from './imitated-stripe.ts'
import { startStripeImitation, type StripeImitation } from './start-stripe-imitation.ts'

/** Stripe's own client asks, so that an answer that it cannot read fails here. */
let imitation: StripeImitation
let stripe: Stripe
const keys = imitatedStripe('')

beforeAll(async () => {
  imitation = await startStripeImitation()
  stripe = clientOf(keys.STRIPE_API_KEY)
})
afterAll(async () => {
  await imitation.stop()
})

/** The client with a host of its own; the path of the imitation is that of the redirection. */
function clientOf(key: string): Stripe {
  const { port } = new URL(imitation.url)
  const httpClient = Stripe.createFetchHttpClient(async (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url)
    return await fetch(`http://127.0.0.1:${port}/api.stripe.com${pathname}${search}`, init)
  })
  return new Stripe(key, { httpClient, maxNetworkRetries: 0 })
}

const open = async (more: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> =>
  await stripe.paymentIntents.create({
    amount: 1999,
    currency: 'inr',
    capture_method: 'manual',
    automatic_payment_methods: { enabled: true },
    metadata: { session_id: 'payses_1' },
    ...more,
  })

/** As the element's frame confirms. */
async function pay(intent: Stripe.PaymentIntent, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams({
    key: keys.STRIPE_PUBLISHABLE_KEY,
    client_secret: String(intent.client_secret),
    return_url: 'https://shop.example/checkout/return',
    ...fields,
  })
  const url = `${imitation.url}/api.stripe.com/v1/payment_intents/${intent.id}/confirm`
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const card = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
})

describe('The imitation of Stripe', () => {
  it('reserves, captures and refunds, and gives back no more than it took', async () => {
    const intent = await open()
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 1999, livemode: false })
    expect((await pay(intent, card('4242424242424242'))).body).toMatchObject({ status: 'requires_capture' })
    const { status, amount_capturable: reserved } = await stripe.paymentIntents.retrieve(intent.id)
    expect([status, reserved]).toEqual(['requires_capture', 1999])
    const { payment_method: method } = await stripe.paymentIntents.retrieve(intent.id)
    expect(await stripe.paymentMethods.retrieve(method as string)).toMatchObject({ type: 'card' })
    const whole = await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] })
    expect(whole.payment_method).toMatchObject({ id: method, type: 'card' })
    expect(await stripe.paymentIntents.capture(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1999,
    })
    await stripe.refunds.create({ payment_intent: intent.id, amount: 999 })
    await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 })
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 1 })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  it.each([
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
  ])('declines %s, keeps the reason, and takes another card', async (number, code, reason) => {
    const intent = await open()
    const { status, body } = await pay(intent, card(number))
    expect(status).toBe(402)
    expect(body['error']).toMatchObject({
      type: 'card_error',
      code,
      ...(reason === undefined ? {} : { decline_code: reason }),
      payment_intent: { status: 'requires_payment_method' },
    })
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe(code)
    expect((await pay(intent, card('4242424242424242'))).status).toBe(200)
  })

  it('cancels what is not taken, and refuses it afterwards', async () => {
    const intent = await open({ capture_method: 'automatic' })
    await pay(intent, card('4242424242424242'))
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    })
    const other = await open()
    expect((await stripe.paymentIntents.cancel(other.id)).status).toBe('canceled')
    expect((await pay(other, card('4242424242424242'))).status).toBe(400)
  })

  it('asks for a challenge, or for a page of its own', async () => {
    const intent = await open()
    const challenged = await pay(intent, card('4000002760003184'))
    expect(challenged.body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    })
    const away = await pay(await open(), { 'payment_method_data[type]': 'klarna' })
    expect(away.body).toMatchObject({ next_action: { type: 'redirect_to_url' } })
    // It cannot be reserved, so Stripe does not offer it for a later capture.
    expect((await pay(await open(), { 'payment_method_data[type]': 'ideal' })).status).toBe(400)
  })

  it('keeps a card of a customer who agrees, for that customer alone, until it is detached', async () => {
    const [anna, ben] = [await stripe.customers.create({}), await stripe.customers.create({})]
    const agreed = { ...card('4242424242424242'), setup_future_usage: 'on_session' }
    await pay(await open({ customer: anna.id }), card('4242424242424242'))
    expect((await stripe.customers.listPaymentMethods(anna.id)).data).toEqual([])
    await pay(await open({ customer: anna.id }), agreed)
    const [kept] = (await stripe.customers.listPaymentMethods(anna.id)).data
    expect(kept).toMatchObject({ customer: anna.id, card: { last4: '4242' } })
    const again = { payment_method: String(kept?.id) }
    expect((await pay(await open({ customer: ben.id }), again)).status).toBe(404)
    expect((await pay(await open(), again)).status).toBe(404)
    expect((await pay(await open({ customer: anna.id }), again)).body).toMatchObject({
      status: 'requires_capture',
      payment_method: kept?.id,
    })
    await stripe.paymentMethods.detach(String(kept?.id))
    expect((await pay(await open({ customer: anna.id }), again)).status).toBe(404)
  })

  it('opens a session of a customer for the element', async () => {
    const { id } = await stripe.customers.create({})
    const components: object = { payment_element: { enabled: true } }
    const { client_secret: secret } = await stripe.customerSessions.create({ customer: id, components })
    const show = async (given: string) => {
      const query = new URLSearchParams({
        key: keys.STRIPE_PUBLISHABLE_KEY,
        customer_session_client_secret: given,
      })
      return await fetch(`${imitation.url}/api.stripe.com/v1/elements/sessions?${query.toString()}`)
    }
    expect(await (await show(secret)).json()).toMatchObject({ customer: { id, payment_methods: [] } })
    expect((await show('cuss_wrong')).status).toBe(404)
  })

  it('answers a repeated request with what it answered before', async () => {
    const [first, second] = [
      await stripe.paymentIntents.create({ amount: 100, currency: 'inr' }, { idempotencyKey: 'payses_2' }),
      await stripe.paymentIntents.create({ amount: 100, currency: 'inr' }, { idempotencyKey: 'payses_2' }),
    ]
    expect(second.id).toBe(first.id)
  })

  it('knows its keys, and shows a page no more than its own payment', async () => {
    await expect(clientOf('sk_wrong').paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      message: expect.stringMatching(/^Invalid API Key provided: sk_wrong\*+rong$/),
    })
    const intent = await open()
    const read = async (secret: string) =>
      await fetch(
        `${imitation.url}/api.stripe.com/v1/payment_intents/${intent.id}?key=${keys.STRIPE_PUBLISHABLE_KEY}&client_secret=${secret}`,
      )
    expect((await read('wrong')).status).toBe(404)
    expect(await (await read(String(intent.client_secret))).json()).not.toHaveProperty('metadata')
  })
})
