import type Stripe from 'stripe'
import { resultOf } from './cards.ts'
import {
  cancel,
  capture,
  changeAmount,
  confirmElsewhere,
  confirmWithCard,
  createIntent,
  newId,
  publicPart,
} from './payment-intent.ts'
import { missing, Refusal, wrongKey } from './refusal.ts'
import { customerOf, findSaved, notOfCustomer, openCustomerSession, save, savedBy } from './saved-methods.ts'
import { findIntent, findWithSecret, refund, type StripeStore } from './store.ts'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  /** Of the query and of the form. */
  readonly fields: URLSearchParams
  /** The key of the header; a page names its own in the form. */
  readonly bearer: string | undefined
}

interface Called {
  readonly store: StripeStore
  readonly id: string
  readonly fields: URLSearchParams
  /** A publishable key sees its own payment, and less of it. */
  readonly isPublic: boolean
}

/** Answers of `https://api.stripe.com/v1`: https://docs.stripe.com/api. @throws Refusal */
export function answerApi(store: StripeStore, request: ApiRequest): unknown {
  const { method, path, fields } = request
  const key = request.bearer ?? fields.get('key') ?? ''
  const isPublic = key.startsWith('pk_')
  if (!/^(?:sk|rk|pk)_test_/.test(key) || store.refused.has(key)) throw wrongKey(key)
  const [, resource = '', id = '', action = ''] = /^\/v1\/([a-z_]+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
  const name = `${method} ${resource}${id === '' ? '' : '/id'}${action === '' ? '' : `/${action}`}`
  const route = isPublic ? publicRoutes[name] : routes[name]
  if (route === undefined)
    throw new Refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    })
  return route({ store, id, fields, isPublic })
}

type Route = (called: Called) => unknown

/** With a secret key. */
const routes: Readonly<Record<string, Route | undefined>> = {
  'POST payment_intents': ({ store, fields }) => {
    const intent = createIntent({
      amount: amountIn(fields),
      currency: fields.get('currency') ?? '',
      captureMethod: captureMethodIn(fields),
      isAutomatic: fields.get('automatic_payment_methods[enabled]') === 'true',
      metadata: metadataIn(fields),
      customer: fields.get('customer'),
      description: fields.get('description'),
    })
    store.intents.set(intent.id, intent)
    return intent
  },
  'GET payment_intents/id': ({ store, id, fields }) => expanded(findIntent(store, id), fields),
  'POST payment_intents/id': ({ store, id, fields }) => {
    const intent = findIntent(store, id)
    changeAmount(intent, amountIn(fields))
    return expanded(intent, fields)
  },
  'POST payment_intents/id/capture': changed(capture),
  'POST payment_intents/id/cancel': changed(cancel),
  'POST refunds': ({ store, fields }) =>
    refund(store, findIntent(store, fields.get('payment_intent') ?? ''), amountIn(fields)),
  'GET refunds': ({ store, fields }) => ({
    object: 'list',
    data: store.refunds.filter(({ payment_intent: of }) => of === fields.get('payment_intent')),
    has_more: false,
    url: '/v1/refunds',
  }),
  'GET payment_methods/id': ({ store, id }) => {
    const saved = store.saved.get(id)
    if (saved !== undefined) return saved.method
    const intent = [...store.intents.values()].find(({ payment_method: method }) => method === id)
    if (intent === undefined) throw missing(id)
    return methodOf(intent, id)
  },
  'POST customers': ({ fields }) => customer(newId('cus'), fields),
  'POST customers/id': ({ id, fields }) => customer(id, fields),
  'DELETE customers/id': ({ store, id }) => {
    for (const { id: method } of savedBy(store, id)) store.saved.delete(method)
    return { id, object: 'customer', deleted: true }
  },
  'GET customers/id/payment_methods': ({ store, id }) => ({
    object: 'list',
    data: savedBy(store, id),
    has_more: false,
    url: `/v1/customers/${id}/payment_methods`,
  }),
  'POST customer_sessions': ({ store, fields }) => openCustomerSession(store, fields),
  'POST payment_methods/id/detach': ({ store, id }) => {
    const saved = store.saved.get(id)
    if (saved === undefined) throw missing(id)
    store.saved.delete(id)
    return { ...saved.method, customer: null }
  },
}

/** With a publishable key, as Stripe.js asks. */
const publicRoutes: Readonly<Record<string, Route | undefined>> = {
  // Not documented: Stripe.js asks here for what the element shows.
  'GET elements/id': ({ store, id, fields }) => {
    const secret = fields.get('customer_session_client_secret')
    const customer = secret === null ? undefined : customerOf(store, secret)
    return {
      object: 'elements.session',
      session_id: id,
      ...(customer === undefined
        ? {}
        : { customer: { id: customer, payment_methods: savedBy(store, customer) } }),
    }
  },
  // Not documented either: what the element's button for removing does.
  'POST payment_methods/id/detach': ({ store, id, fields }) => {
    const { method } = findSaved(
      store,
      id,
      customerOf(store, fields.get('customer_session_client_secret') ?? ''),
    )
    store.saved.delete(id)
    return { ...method, customer: null }
  },
  'GET payment_intents/id': ({ store, id, fields }) =>
    publicPart(findWithSecret(store, id, fields.get('client_secret'))),
  'POST payment_intents/id/confirm': ({ store, id, fields }) => {
    const intent = findWithSecret(store, id, fields.get('client_secret'))
    const type = fields.get('payment_method_data[type]') ?? ''
    const session = fields.get('customer_session_client_secret')
    if (session !== null && customerOf(store, session) !== intent.customer) throw notOfCustomer()
    const saved = fields.get('payment_method')
    if (saved !== null) confirmWithCard(intent, findSaved(store, saved, intent.customer).result, saved)
    else if (type === 'card') {
      const number = fields.get('payment_method_data[card][number]') ?? ''
      confirmWithCard(intent, resultOf(number))
      if (fields.get('setup_future_usage') === 'on_session' && intent.customer !== null) {
        intent.setup_future_usage = 'on_session'
        save(store, intent, number)
      }
    } else confirmElsewhere(intent, type, fields.get('return_url') ?? '')
    return publicPart(intent)
  },
}

function changed(change: (intent: Stripe.PaymentIntent) => void): Route {
  return ({ store, id, fields }) => {
    const intent = findIntent(store, id)
    change(intent)
    return expanded(intent, fields)
  }
}

function expanded(intent: Stripe.PaymentIntent, fields: URLSearchParams): Stripe.PaymentIntent {
  const isWanted = [...fields].some(
    ([name, value]) => name.startsWith('expand[') && value === 'payment_method',
  )
  return isWanted && typeof intent.payment_method === 'string'
    ? { ...intent, payment_method: methodOf(intent, intent.payment_method) }
    : intent
}

function methodOf(intent: Stripe.PaymentIntent, id: string): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null },
    created: intent.created,
    customer: null,
    livemode: false,
    metadata: {},
    type: intent.next_action?.type === 'redirect_to_url' ? 'klarna' : 'card',
  }
}

function amountIn(fields: URLSearchParams): number {
  const amount = Number(fields.get('amount') ?? Number.NaN)
  if (Number.isInteger(amount) && amount > 0) return amount
  throw new Refusal(400, {
    type: 'invalid_request_error',
    code: 'parameter_invalid_integer',
    message: `Invalid integer: ${fields.get('amount')}`,
    param: 'amount',
  })
}

function captureMethodIn(fields: URLSearchParams): Stripe.PaymentIntent.CaptureMethod {
  const given = fields.get('capture_method')
  return given === 'manual' || given === 'automatic_async' ? given : 'automatic'
}

function metadataIn(fields: URLSearchParams): Readonly<Record<string, string>> {
  const pairs = [...fields].flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(pairs)
}

const customer = (id: string, fields: URLSearchParams): Stripe.Customer => ({
  id,
  object: 'customer',
  balance: 0,
  created: Math.floor(Date.now() / 1000),
  default_source: null,
  description: null,
  email: fields.get('email'),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: metadataIn(fields),
  shipping: null,
})
