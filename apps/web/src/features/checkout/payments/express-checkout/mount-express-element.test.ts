import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountExpressElement } from './mount-express-element.ts'
import type { WalletEvents } from './wallet-visits.ts'

type Listener = (event: object) => void

const listeners = new Map<string, Listener>()
const element = {
  on: (name: string, listener: Listener) => void listeners.set(name, listener),
  mount: vi.fn<(place: HTMLElement) => void>(),
  destroy: vi.fn<() => void>(),
}
const elements = {
  create: vi.fn<(type: string, options: object) => typeof element>(),
  update: vi.fn<(options: object) => Promise<void>>(),
  submit: vi.fn<() => Promise<object>>(),
}
const stripe = {
  elements: vi.fn<(options: object) => typeof elements>(),
  confirmPayment: vi.fn<(options: object) => Promise<object>>(),
}
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => stripe }))

beforeEach(() => {
  elements.create.mockReturnValue(element)
  elements.submit.mockResolvedValue({})
  elements.update.mockResolvedValue()
  stripe.elements.mockReturnValue(elements)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  listeners.clear()
})

const rate = { id: 'so_1', displayName: 'Standard', amount: 500 }
const quote = {
  total: { amount: 15, currency: 'inr' },
  lineItems: [{ name: 'Vase', amount: 1000 }],
  shippingRates: [{ ...rate, deliveryEstimate: {} as never }],
}
const session = {
  providerId: 'pp_stripe_stripe',
  sessionId: 'payses_1',
  amount: quote.total,
  data: { client_secret: 'pi_1_secret_2' },
} as const

async function show(changes: Partial<WalletEvents> = {}) {
  const ready = vi.fn<(hasWallet: boolean) => void>()
  const sum = { amount: 1000, currency: 'inr' }
  const events: WalletEvents = {
    open: () => [{ name: 'Vase', amount: 1000 }],
    changeAddress: async () => ({ kind: 'quote', quote }),
    changeRate: async () => ({ kind: 'not-delivered' }),
    confirm: async () => ({ kind: 'canceled' }),
    cancel: vi.fn<() => void>(),
    ...changes,
  }
  const mounted = mountExpressElement({
    place: document.createElement('div'),
    publishableKey: 'pk_test_1',
    capture: 'manual',
    sum: () => sum,
    countries: ['in'],
    returnUrl: 'https://shop.test/checkout/return',
    events,
    onReady: ready,
  })
  await vi.waitFor(() => expect(element.mount).toHaveBeenCalled())
  const wallet = { resolve: vi.fn<(details: object) => void>(), reject: vi.fn<() => void>() }
  const say = (name: string, event: object = {}) => listeners.get(name)?.({ ...wallet, ...event })
  return { mounted, ready, say, sum, events, ...wallet }
}

it('asks for the addresses, the email and the phone number, and delivers to the region’s countries only', async () => {
  await show()
  const asked = { mode: 'payment', amount: 1000, currency: 'inr', captureMethod: 'manual' }
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining(asked))
  expect(elements.create).toHaveBeenCalledWith('expressCheckout', {
    billingAddressRequired: true,
    emailRequired: true,
    phoneNumberRequired: true,
    shippingAddressRequired: true,
    allowedShippingCountries: ['IN'],
    layout: { maxColumns: 2, maxRows: 1, overflow: 'auto' },
  })
})

it('is shown only when Stripe knows a wallet', async () => {
  const { ready, say } = await show()
  say('ready', { availablePaymentMethods: undefined })
  say('ready', { availablePaymentMethods: { link: true } })
  expect(ready.mock.calls).toEqual([[false], [true]])
})

it('opens the wallet at once with the lines, and not when nothing can be bought', async () => {
  const { say, resolve } = await show()
  say('click')
  expect(resolve).toHaveBeenCalledWith({
    lineItems: [{ name: 'Vase', amount: 1000 }],
    shippingRates: [expect.objectContaining({ amount: 0 })],
  })
  const stopped = await show({ open: () => undefined })
  stopped.say('click')
  expect(stopped.reject).toHaveBeenCalledOnce()
})

it('follows the address with the total, and goes back to the cart’s when the wallet is left', async () => {
  const { say, resolve, events, mounted, sum } = await show()
  say('click')
  say('shippingaddresschange', { name: '', address: {} })
  await vi.waitFor(() => expect(resolve).toHaveBeenCalledTimes(2))
  expect(elements.update).toHaveBeenLastCalledWith({ amount: 1500 })
  expect(resolve).toHaveBeenLastCalledWith({
    lineItems: quote.lineItems,
    shippingRates: quote.shippingRates,
  })
  mounted.update()
  expect(elements.update).toHaveBeenLastCalledWith({ amount: 1500 })
  say('cancel')
  expect(events.cancel).toHaveBeenCalledOnce()
  expect(elements.update).toHaveBeenLastCalledWith(sum)
})

it('refuses what the checkout refuses', async () => {
  const { say, reject } = await show()
  say('shippingratechange', { shippingRate: rate })
  await vi.waitFor(() => expect(reject).toHaveBeenCalledOnce())
})

it('confirms the payment of the session with the wallet, at the total that it has shown', async () => {
  stripe.confirmPayment.mockResolvedValue({ paymentIntent: { status: 'requires_capture' } })
  const outcomes: unknown[] = []
  const { say } = await show({
    async confirm(details, shown, adapter) {
      const call = { signal: new AbortController().signal, ask: async () => undefined }
      outcomes.push(details, shown, await adapter.confirm(session, call))
      return { kind: 'placed', order: { number: 'UE-1' } }
    },
  })
  say('click')
  say('shippingaddresschange', { name: '', address: {} })
  await vi.waitFor(() => expect(elements.update).toHaveBeenLastCalledWith({ amount: 1500 }))
  const paymentFailed = vi.fn<(reason: object) => void>()
  say('confirm', { paymentFailed, billingDetails: { name: 'A' }, shippingAddress: { name: 'B' } })
  await vi.waitFor(() => expect(outcomes).toHaveLength(3))
  expect(outcomes).toEqual([
    { billing: { name: 'A' }, shipping: { name: 'B' } },
    1500,
    { kind: 'authorized' },
  ])
  expect(stripe.confirmPayment).toHaveBeenCalledWith({
    elements,
    clientSecret: 'pi_1_secret_2',
    confirmParams: { return_url: 'https://shop.test/checkout/return' },
    redirect: 'if_required',
  })
  expect(paymentFailed).not.toHaveBeenCalled()
})

it.each([
  [{ kind: 'incomplete' }, 'invalid_shipping_address'],
  [{ kind: 'not-delivered' }, 'address_unserviceable'],
  [{ kind: 'failed' }, 'fail'],
] as const)('tells the wallet that nothing was paid: %o', async (outcome, reason) => {
  const { say } = await show({ confirm: async () => outcome })
  const paymentFailed = vi.fn<(reason: object) => void>()
  say('confirm', { paymentFailed })
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledWith({ reason }))
})

it('keeps what a wallet shows that stays open for a correction, until the next one is opened', async () => {
  const confirm = vi.fn<WalletEvents['confirm']>(async () => ({ kind: 'incomplete' }))
  const { say, sum, mounted } = await show({ confirm })
  say('click')
  say('shippingaddresschange', { name: '', address: {} })
  await vi.waitFor(() => expect(elements.update).toHaveBeenLastCalledWith({ amount: 1500 }))
  const paymentFailed = vi.fn<() => void>()
  say('confirm', { paymentFailed })
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledOnce())
  mounted.update()
  say('confirm', { paymentFailed })
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledTimes(2))
  expect(confirm.mock.calls.map(([, shown]) => shown)).toEqual([1500, 1500])
  expect(elements.update).toHaveBeenLastCalledWith({ amount: 1500 })
  say('click')
  expect(elements.update).toHaveBeenLastCalledWith(sum)
})

it('is removed with its page', async () => {
  const { mounted, ready, say } = await show()
  mounted.remove()
  expect(element.destroy).toHaveBeenCalledOnce()
  say('ready', { availablePaymentMethods: { link: true } })
  expect(ready).not.toHaveBeenCalled()
})
