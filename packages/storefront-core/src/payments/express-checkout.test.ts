import { describe, expect, it } from 'vitest'
import { adapter as other, paymentShop } from '../../test/support/payment-setup.ts'
import { line, lost } from '../../test/support/checkout-setup.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import type { CheckoutAddress, CheckoutGateway, OrderAnswer, Totals } from '../ports/checkout-gateway.ts'
import type { PaymentAdapter } from '../ports/payment.ts'
import { checkoutStorageKey } from '../storage-keys.ts'
import { createExpressCheckout } from './express-checkout.ts'
import { expressStorage } from './express-storage.ts'
import { stripeProviderId } from './stripe-payment.ts'

const inr = (amount: number) => ({ amount, currency: 'inr' })
const standard = { id: 'standard', name: 'Standard', price: inr(5), days: [2, 4] } as const
const fast = { id: 'fast', name: 'Fast', price: inr(9), days: [1, 1] } as const
const place = { city: 'Mumbai', state: 'MH', postal_code: '400001', country: 'IN' }
const shipping = { name: 'Asha Rao', address: { ...place, line1: '1 Dock Road', line2: null } }
const details = { billing: { name: 'Asha Rao', email: 'asha@example.com', phone: '1' }, shipping }
const adapter: PaymentAdapter = { ...other, providerId: stripeProviderId }
const typed = JSON.stringify({ draft: { step: 'address', address: { city: 'Pune' } } })

interface Backend {
  readonly methods?: CheckoutGateway['shippingOptions']
  readonly totals?: (address: CheckoutAddress, price: number) => Totals
  readonly placeOrder?: () => Promise<OrderAnswer>
  readonly findOrder?: CheckoutGateway['findOrder']
}

function setup({ methods, totals, ...orders }: Backend = {}) {
  const storage = createMemoryStorage({ [checkoutStorageKey]: typed })
  const addresses: CheckoutAddress[] = []
  const shop = paymentShop({
    ...orders,
    storage: expressStorage(storage),
    gateway: {
      payments: [stripeProviderId],
      shippingOptions:
        methods ??
        (async (_cart, address) => {
          addresses.push(address)
          return { kind: 'methods', methods: [standard, fast] }
        }),
      calculateTotals: async (_cart, address, { price }) =>
        totals?.(address, price.amount) ?? {
          subtotal: inr(10),
          shipping: price,
          total: inr(10 + price.amount),
        },
    },
  })
  const express = createExpressCheckout({
    checkout: shop.checkout,
    countries: [{ code: 'in', name: 'India' }],
    words: { discount: 'Discount', shipping: 'Shipping', tax: 'Tax' },
  })
  return {
    ...shop,
    express,
    addresses,
    stored: () => storage.get(checkoutStorageKey),
    /** Becomes what reading the cart again does. */
    onRefresh: (refresh: () => Promise<void>) => void (shop.refresh = refresh),
    /** What becomes of it, when the payment is answered like this. */
    pay: async (shown: number, outcome: Parameters<typeof shop.answer>[0] = { kind: 'authorized' }) => {
      const end = express.confirm(details, shown, adapter)
      await shop.clock.until(() => shop.asked.length > 0 || shop.phase().status === 'filling')
      await shop.clock.pass(1)
      if (shop.asked.length > 0) await shop.answer(outcome)
      return { end, stored: storage.get(checkoutStorageKey) }
    },
  }
}

describe('An express checkout', () => {
  it('lists the ways of delivery to a place, chooses the first and tells what it costs', async () => {
    const { express, addresses } = setup()
    expect(await express.changeAddress({ name: 'Asha', address: place })).toMatchObject({
      kind: 'quote',
      quote: {
        total: inr(15),
        lineItems: [
          { name: 'Vase', amount: 1000 },
          { name: 'Shipping', amount: 500 },
        ],
        shippingRates: [{ id: 'standard' }, { id: 'fast' }],
      },
    })
    expect(addresses).toMatchObject([{ city: 'Mumbai', country: 'India', email: '', address1: '' }])
  })

  it('takes another way of delivery, and keeps it for another place', async () => {
    const { express } = setup()
    await express.changeAddress({ name: '', address: place })
    const chosen = {
      kind: 'quote',
      quote: { total: inr(19), shippingRates: [{ id: 'fast' }, { id: 'standard' }] },
    }
    expect(await express.changeRate('fast')).toMatchObject(chosen)
    expect(await express.changeAddress({ name: '', address: { ...place, city: 'Pune' } })).toMatchObject(
      chosen,
    )
    expect(await express.changeRate('gone')).toEqual({ kind: 'failed' })
  })

  it('refuses a country that is not served, without a request', async () => {
    const { express, addresses } = setup()
    const abroad = { name: '', address: { ...place, country: 'FR' } }
    expect(await express.changeAddress(abroad)).toEqual({ kind: 'not-delivered' })
    expect(addresses).toEqual([])
  })

  it('refuses a place that nothing is delivered to', async () => {
    const { express } = setup({ methods: async () => ({ kind: 'methods', methods: [] }) })
    expect(await express.changeAddress({ name: '', address: place })).toEqual({ kind: 'not-delivered' })
  })

  it('says that the ways of delivery or the totals could not be read', async () => {
    const failure = { kind: 'unreachable', retryable: true } as const
    const unread = setup({ methods: async () => ({ kind: 'failed', failure }) })
    expect(await unread.express.changeAddress({ name: '', address: place })).toMatchObject({
      kind: 'notice',
      notice: { kind: 'methods-failed' },
    })
    const uncounted = setup({
      totals: () => {
        throw new Error('The backend is away')
      },
    })
    expect(await uncounted.express.changeAddress({ name: '', address: place })).toEqual({ kind: 'failed' })
  })

  it('waits for the lines that are being added', async () => {
    const { express, change } = setup()
    change({ busy: true })
    const answer = express.changeAddress({ name: '', address: place })
    change({ busy: false, lines: [line, { ...line, id: 'line_2' }] })
    expect(await answer).toMatchObject({ kind: 'quote' })
  })

  it('pays what was shown with the wallet, and places the order with its address', async () => {
    const { express, pay, requests, attached, stored } = setup()
    await express.changeAddress({ name: '', address: place })
    expect(stored()).toBe(typed)
    const { end } = await pay(1500)
    expect(await end).toMatchObject({ kind: 'placed', order: { id: 'order_1' } })
    expect(attached).toEqual([adapter])
    expect(requests).toMatchObject([
      {
        payment: stripeProviderId,
        delivery: { id: 'standard' },
        quote: { total: inr(15) },
        address: { firstName: 'Asha', email: 'asha@example.com', address1: '1 Dock Road', phone: '1' },
      },
    ])
  })

  it('charges nothing when the whole address costs something else than the wallet has shown', async () => {
    const { express, pay, asked } = setup({
      totals: ({ address1 }, price) => ({
        subtotal: inr(10),
        total: inr(10 + price + (address1 === '' ? 0 : 1)),
      }),
    })
    await express.changeAddress({ name: '', address: place })
    const { end } = await pay(1500)
    expect(await end).toMatchObject({ kind: 'price-changed', quote: { total: inr(16) } })
    expect(asked).toEqual([])
  })

  it('counts a cart anew that was changed elsewhere, and does not charge it as it was', async () => {
    let lines = [line]
    const { express, pay, asked, change, onRefresh } = setup({
      totals: (_, price) => ({
        lines,
        subtotal: inr(10 * lines.length),
        total: inr(10 * lines.length + price),
      }),
    })
    onRefresh(async () => {
      // The network takes its time.
      await new Promise((resolve) => setTimeout(resolve))
      change({ lines })
    })
    await express.changeAddress({ name: '', address: place })
    lines = [line, { ...line, id: 'line_2', variantId: 'variant_2' }]
    const { end } = await pay(1500)
    expect(await end).toMatchObject({ kind: 'price-changed', quote: { total: inr(25) } })
    expect(asked).toEqual([])
    lines = [line]
    expect(await express.changeRate('fast')).toMatchObject({ kind: 'quote', quote: { total: inr(19) } })
  })

  it('keeps what was typed in the form when the payment is declined, and pays at the next attempt', async () => {
    const { express, pay, stored, requests } = setup()
    await express.changeAddress({ name: '', address: place })
    const { end } = await pay(1500, { kind: 'declined', reason: 'expired-card' })
    expect(await end).toMatchObject({
      kind: 'notice',
      notice: { kind: 'refused', refusal: { reason: 'payment', declined: 'expired-card' } },
    })
    expect(stored()).toBe(typed)
    expect(requests).toEqual([])
    expect(await (await pay(1500)).end).toMatchObject({ kind: 'placed' })
    expect(requests).toHaveLength(1)
  })

  it('ends without a word when the shopper ends the payment', async () => {
    const { pay } = setup()
    expect(await (await pay(1500, { kind: 'canceled' })).end).toEqual({ kind: 'canceled' })
  })

  it('leaves a payment without an answer to the checkout’s page, which finds it stored', async () => {
    const { pay, stored } = setup()
    const failure = { kind: 'unreachable', retryable: true } as const
    expect(await (await pay(1500, { kind: 'unknown', failure })).end).toEqual({ kind: 'open' })
    expect(stored()).toContain('"paying"')
  })

  it('looks for an order whose answer was lost, and finds the one that was placed', async () => {
    const { pay, clock, requests } = setup({
      placeOrder: async () => lost,
      findOrder: async () => ({ kind: 'placed', order: { number: 'UE-1', id: 'order_1' } }),
    })
    const { end } = await pay(1500)
    await clock.pass(2_000)
    expect(await end).toMatchObject({ kind: 'placed', order: { id: 'order_1' } })
    expect(requests).toHaveLength(1)
  })

  it('leaves an order that is not found to the checkout’s page', async () => {
    const { pay, clock, stored } = setup({ placeOrder: async () => lost, findOrder: async () => lost })
    const { end } = await pay(1500)
    await clock.pass(60_000)
    expect(await end).toEqual({ kind: 'open' })
    expect(stored()).toContain('"pending"')
  })

  it('says that something was sold out and its payment is given back', async () => {
    const { pay } = setup({
      placeOrder: async () => ({
        kind: 'refused',
        refusal: { reason: 'out-of-stock', lineIds: ['line_1'] },
        isReleased: true,
      }),
    })
    expect(await (await pay(1500)).end).toMatchObject({
      kind: 'notice',
      notice: { refusal: { reason: 'out-of-stock' }, isReleased: true },
    })
  })

  it('asks for the whole address', async () => {
    const { express, asked } = setup()
    const without = { billing: {}, shipping }
    expect(await express.confirm(without, 1500, adapter)).toEqual({ kind: 'incomplete' })
    expect(asked).toEqual([])
  })
})
