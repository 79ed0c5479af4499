import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Money } from '@umber/storefront-core'
import type { PaymentAdapter, PaymentSession } from '@umber/storefront-core/checkout'
import { ServicesProvider, type Services } from '../../../../services/services-context.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StripePaymentForm } from './stripe-payment-form.tsx'

type Listener = (event?: object) => void

const listeners = new Map<string, Listener>()
const element = {
  on: (name: string, listener: Listener) => void listeners.set(name, listener),
  mount: vi.fn<(place: HTMLElement) => void>(),
  destroy: vi.fn<() => void>(),
}
const elements = {
  create: () => element,
  update: vi.fn<(options: object) => void>(),
  submit: vi.fn<() => Promise<object>>(),
}
const stripe = {
  elements: vi.fn<(options: object) => typeof elements>(),
  confirmPayment: vi.fn<(options: object) => Promise<object>>(),
  retrievePaymentIntent: vi.fn<(secret: string) => Promise<object>>(),
}
const note = vi.fn<(what: string, failure: object) => void>()
const load = vi.fn<(key: string) => Promise<unknown>>()

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async (key: string) => await load(key) }))

beforeEach(() => {
  load.mockResolvedValue(stripe)
  stripe.elements.mockReturnValue(elements)
  elements.submit.mockResolvedValue({})
})
afterEach(() => {
  vi.clearAllMocks()
  listeners.clear()
})

const session: PaymentSession = {
  providerId: 'pp_stripe_stripe',
  sessionId: 'payses_1',
  amount: { amount: 19.99, currency: 'inr' },
  data: { client_secret: 'pi_1_secret_2' },
}
const call = { signal: new AbortController().signal, ask: async () => undefined }

async function show(postAsCustomer?: (path: string) => Promise<unknown>, isAtWork = false) {
  const adapters: PaymentAdapter[] = []
  const form = (total: Money) => (
    <ServicesProvider value={{ log: { note } } as unknown as Services}>
      <StripePaymentForm
        attach={attach}
        onCancel={() => undefined}
        postAsCustomer={postAsCustomer}
        total={total}
        isAtWork={isAtWork}
        backendUrl="https://backend.test"
        settings={{ publishableKey: 'pk_test_1', capture: 'manual' }}
        returnUrl="https://shop.test/checkout/return"
      />
    </ServicesProvider>
  )
  const attach = (adapter: PaymentAdapter) => {
    adapters.push(adapter)
    return () => void adapters.pop()
  }
  const { rerender, unmount } = render(form(session.amount))
  const settle = async () => await act(async () => await Promise.resolve())
  await settle()
  const say = (name: string, event?: object) => act(() => listeners.get(name)?.(event))
  const [adapter] = adapters
  if (adapter === undefined) throw new Error('There is no adapter')
  return { adapter, adapters, settle, say, unmount, change: (total: Money) => rerender(form(total)) }
}

it('mounts the element with what will be paid, and follows the total', async () => {
  const { change, unmount, adapters } = await show()
  expect(load).toHaveBeenCalledWith('pk_test_1')
  const asked = { mode: 'payment', amount: 1999, currency: 'inr', captureMethod: 'manual' }
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining(asked))
  change({ amount: 25, currency: 'inr' })
  expect(elements.update).toHaveBeenLastCalledWith({ amount: 2500, currency: 'inr' })
  unmount()
  expect(element.destroy).toHaveBeenCalledOnce()
  expect(adapters).toEqual([])
})

it('is filled in only when it is ready and Stripe says so', async () => {
  const { adapter, say } = await show()
  expect(await adapter.validate()).toBe(false)
  expect(elements.submit).not.toHaveBeenCalled()
  say('ready')
  expect(await adapter.validate()).toBe(true)
  elements.submit.mockResolvedValue({ error: { type: 'validation_error' } })
  expect(await adapter.validate()).toBe(false)
})

it('confirms the payment of the session, and comes back to the shop’s address', async () => {
  const { adapter } = await show()
  stripe.confirmPayment.mockResolvedValue({ paymentIntent: { status: 'requires_capture' } })
  expect(await adapter.confirm(session, call)).toEqual({ kind: 'authorized' })
  expect(stripe.confirmPayment).toHaveBeenCalledWith({
    elements,
    clientSecret: 'pi_1_secret_2',
    confirmParams: { return_url: 'https://shop.test/checkout/return' },
    redirect: 'if_required',
  })
})

const unloaded = (kind: string) => [
  'Checkout: the form of Stripe could not be loaded',
  { kind, code: 'stripe_not_loaded' },
]

it.each([
  ['the publishable key is wrong', 'invalid_request_error', 'misconfigured'],
  ['Stripe cannot be reached', 'api_connection_error', 'unreachable'],
])('says that it cannot be loaded when %s, and tries again', async (_title, type, kind) => {
  const { say } = await show()
  say('loaderror', { error: { type } })
  expect(screen.getByRole('alert').textContent).toContain('The payment form could not be loaded.')
  expect(note.mock.calls).toEqual([unloaded(kind)])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

it.each([
  ['unreachable', new Error('Failed to load Stripe.js')],
  ['misconfigured', Object.assign(new Error('Please call Stripe()'), { name: 'IntegrationError' })],
])('is %s when Stripe.js cannot be started', async (kind, error) => {
  load.mockRejectedValueOnce(error)
  const { settle } = await show()
  await settle()
  expect(note.mock.calls).toEqual([unloaded(kind)])
})

it('goes on with a payment that was left, as soon as a later attempt has loaded Stripe', async () => {
  load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'))
  const { adapter, settle } = await show(undefined, true)
  await settle()
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status: 'succeeded' } })
  const outcome = adapter.resume(session, { ...call, mayLeave: false })
  const retry = screen.getByRole('button', { name: 'Try again' })
  expect(retry.closest('[inert]')).toBeNull()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
  fireEvent.click(retry)
  await settle()
  expect(await outcome).toEqual({ kind: 'authorized' })
})

it('its fields cannot be changed while a payment is under way', async () => {
  await show(undefined, true)
  expect(element.mount.mock.calls[0]?.[0].closest('[inert]')).not.toBeNull()
})

it('shows the saved cards of a customer, with another secret for each element, and none to a guest', async () => {
  let count = 0
  const post = async () => ({ stripe_session: { client_secret: `cuss_secret_${(count += 1)}` } })
  const { say, settle } = await show(post)
  await settle()
  say('loaderror', { error: { type: 'api_connection_error' } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  await settle()
  const secrets = stripe.elements.mock.calls.map(([options]) =>
    Reflect.get(options, 'customerSessionClientSecret'),
  )
  expect(secrets).toEqual(['cuss_secret_1', 'cuss_secret_2'])
  stripe.elements.mockClear()
  await show()
  expect(stripe.elements.mock.calls[0]?.[0]).not.toHaveProperty('customerSessionClientSecret')
})

it('is shown without saved cards when they cannot be read, and says so to the operator', async () => {
  const { settle } = await show(async () => await Promise.reject(new Error('The backend is away')))
  await settle()
  expect(stripe.elements.mock.calls[0]?.[0]).not.toHaveProperty('customerSessionClientSecret')
  expect(note.mock.calls[0]?.[0]).toBe('Checkout: the saved cards could not be read')
})
