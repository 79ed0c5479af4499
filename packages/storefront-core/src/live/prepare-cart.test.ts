import { describe, expect, it } from 'vitest'
import { address } from '../../test/support/checkout-setup.ts'
import type { LiveClient } from './live-client.ts'
import { byEmail, type ShippingOption } from '../ports/checkout-gateway.ts'
import { createCartPreparation, isMailed } from './prepare-cart.ts'

const delivery = {
  id: 'so_express',
  name: 'Express',
  price: { amount: 10, currency: 'inr' },
  days: [2, 3],
} as const
const place = {
  first_name: address.firstName,
  last_name: address.lastName,
  company: null,
  phone: address.phone,
  address_1: address.address1,
  address_2: address.address2,
  city: address.city,
  province: address.state,
  postal_code: address.postalCode,
  country_code: 'in',
  metadata: null,
}
const kept = {
  email: address.email,
  shipping_address: place,
  billing_address: place,
  shipping_methods: [{ shipping_option_id: 'so_express' }],
}

/** Whether a cart with these changes needs no write before this purchase is ordered. */
async function isReady(
  changes: object = {},
  to = address,
  country: string | undefined = 'in',
  by: ShippingOption = delivery,
  mailing: Parameters<typeof createCartPreparation>[2] = 'mailed-too',
) {
  const client = { store: { cart: {}, payment: {} } } as unknown as LiveClient
  const countries = {
    code: async () => country,
    province: async (state: string) => state,
  } as unknown as Parameters<typeof createCartPreparation>[1]
  return await createCartPreparation(client, countries, mailing).isReady({ ...kept, ...changes }, to, by)
}

const methods = (...ids: readonly string[]) => ({
  shipping_methods: ids.map((id) => ({ shipping_option_id: id })),
})

it('A cart of which nothing is posted is ready without a shipping method, once the backend says so', async () => {
  const mailed = { id: byEmail, name: 'By e-mail', price: { amount: 0, currency: 'inr' } }
  const none = { shipping_methods: [] }
  const card = { is_giftcard: true, requires_shipping: true }
  const marked = { ...card, requires_shipping: false }
  expect(await isReady({ ...none, items: [marked] }, address, 'in', mailed)).toBe(true)
  expect(await isReady({ ...none, items: [card] }, address, 'in', mailed)).toBe(false)
  expect(await isReady({ items: [marked] }, address, 'in', mailed)).toBe(false)
  const posted = { requires_shipping: true }
  expect(await isReady({ ...none, items: [marked, posted] }, address, 'in', mailed)).toBe(false)
  expect(isMailed({ items: [card] }, 'after-a-refresh')).toBe(true)
  expect(isMailed({ items: [card, posted] }, 'after-a-refresh')).toBe(false)
  expect(isMailed({ items: [] }, 'after-a-refresh')).toBe(false)
})

it('A cart whose posted lines have left is not ordered with their shipping method, unless each cart has one', async () => {
  const items = [{ is_giftcard: true, requires_shipping: true }]
  expect(await isReady({ items })).toBe(false)
  expect(await isReady({ items }, address, 'in', delivery, 'posted-alone')).toBe(true)
})

describe('A cart needs no write before its order', () => {
  it('when it has this address, email and shipping method', async () => {
    expect(await isReady()).toBe(true)
    expect(await isReady({}, { ...address, email: address.email.toUpperCase() })).toBe(true)
    expect(await isReady({ shipping_address: { ...kept.shipping_address, address_2: null } })).toBe(true)
  })

  it.each([
    ['no shipping method', methods()],
    ['another shipping method', methods('so_standard')],
    // Each of them is charged.
    ['a second shipping method', methods('so_express', 'so_standard')],
    ['a second one before it', methods('so_standard', 'so_express')],
    ['the same one twice', methods('so_express', 'so_express')],
    ['another email', { email: 'other@example.com' }],
    ['no email', { email: null }],
    ['no address', { shipping_address: null }],
  ])('but not with %s', async (_, changes) => {
    expect(await isReady(changes)).toBe(false)
  })

  it.each(Object.keys(place))('but not with another %s', async (name) => {
    const other = { ...place, [name]: name === 'metadata' ? { tax_number: 'x' } : 'x' }
    expect(await isReady({ shipping_address: other })).toBe(false)
    expect(await isReady({ billing_address: other })).toBe(false)
  })

  it('but not in a country to which the shop does not deliver', async () => {
    const changes = { shipping_address: { ...kept.shipping_address, country_code: null } }
    expect(await isReady(changes, address, undefined)).toBe(false)
  })
})

it('bills another address, with the company and its tax number, when the shopper gives one', async () => {
  const billing = { ...address, city: 'Pune', state: 'Maharashtra' }
  const payer = { ...place, city: 'Pune', province: 'Maharashtra', company: 'Rao & Co' }
  const to = { ...address, company: 'Rao & Co', taxNumber: '27AAPFU0939F1ZV', billing }
  const billing_address = { ...payer, metadata: { tax_number: '27AAPFU0939F1ZV' } }
  expect(await isReady({ billing_address }, to)).toBe(true)
  expect(await isReady({ billing_address: payer }, to)).toBe(false)
  expect(await isReady({}, to)).toBe(false)
  expect(await isReady({ billing_address })).toBe(false)
})

describe('The cart of the latest answer', () => {
  const cart = { id: 'cart_1', ...kept }

  /** With answers to the writes, one after another. */
  function preparing(...answers: readonly Promise<object>[]) {
    const waiting = [...answers]
    const answer = async () => waiting.shift() ?? Promise.reject(new Error('Nothing more is answered'))
    const store = { cart: { retrieve: async () => ({ cart }), update: answer }, payment: {} }
    const client = { store, client: { fetch: answer } } as unknown as LiveClient
    const countries = { code: async () => 'in', province: async (state: string) => state }
    type Known = Parameters<typeof createCartPreparation>[1]
    return createCartPreparation(client, countries as unknown as Known, 'mailed-too')
  }
  type Preparing = ReturnType<typeof preparing>
  const writes: Readonly<Record<string, (one: Preparing) => Promise<unknown>>> = {
    delivery: async (one) => one.deliver('cart_1', delivery),
    address: async (one) => one.address('cart_1', address),
    prices: async (one) => one.price('cart_1'),
  }

  it('refuses a shipping method where nothing is posted any more', async () => {
    const mailed = { ...cart, items: [{ requires_shipping: false }], shipping_methods: [] }
    const one = preparing(Promise.resolve({ cart: mailed }), Promise.resolve({ cart }))
    expect(await one.deliver('cart_1', delivery)).toBeUndefined()
    expect(await one.deliver('cart_1', delivery)).toEqual(cart)
  })

  it('is that cart’s alone', async () => {
    const one = preparing()
    expect(one.known('cart_1')).toBeUndefined()
    await one.read('cart_1')
    expect(one.known('cart_1')).toEqual(cart)
    expect(one.known('cart_2')).toBeUndefined()
  })

  it.each(Object.entries(writes))(
    'is not known while a write of its %s is awaited, nor after its answer was lost',
    async (_, write) => {
      let lose = (_reason: Error): void => undefined
      const one = preparing(new Promise((_resolve, reject) => (lose = reject)), Promise.resolve({ cart }))
      await one.read('cart_1')
      const written = write(one)
      await expect.poll(() => one.known('cart_1')).toBeUndefined()
      lose(new TypeError('fetch failed'))
      await expect(written).rejects.toThrow('fetch failed')
      expect(one.known('cart_1')).toBeUndefined()
      await write(one)
      expect(one.known('cart_1')).toEqual(cart)
    },
  )
})
