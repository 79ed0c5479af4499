import { createMemoryStorage, money, type CartLine } from '@umber/storefront-core'
import type { CheckoutPhase, CheckoutView, Confirmation } from '@umber/storefront-core/checkout'
import { createEmitter } from '@umber/storefront-core/platform'
import { expect, it } from 'vitest'
import type { ShopEvent } from './events.ts'
import { followCheckout, tellPurchase } from './follow-checkout.ts'
import { faultsOf } from './ga4-schema.fixture.ts'

const euros = (amount: number) => money(amount, 'eur')
const line = (slug: string, amount: number, quantity: number, optionLabels: readonly string[]): CartLine => ({
  id: `line_${slug}`,
  productId: `prod_${slug}`,
  variantId: `variant_${slug}`,
  quantity,
  selectedOptions: {},
  optionLabels,
  price: euros(amount),
  lineTotal: euros(amount * quantity),
  name: slug,
  pending: false,
})
const lines = [line('Shirt', 89.9, 2, ['Sand', 'M']), line('Candle', 19.1, 1, [])]
const address = {
  firstName: 'Olga',
  lastName: 'Li',
  email: 'olga@shop.example',
  phone: '',
  address1: 'Unter den Linden 6',
  address2: '',
  city: 'Berlin',
  state: '',
  postalCode: '10117',
  country: 'Germany',
}
const courier = { id: 'so_1', name: 'By courier', price: euros(5) }
const subtotal = euros(198.9)
const cart = { id: 'cart_1', lines, subtotal, codes: ['AUTUMN'] }
const quote = {
  subtotal,
  discount: euros(19.89),
  shipping: euros(5),
  tax: { amount: euros(29.38), included: true },
  total: euros(184.01),
}
const request = {
  attempt: 'a',
  cart,
  address,
  delivery: courier,
  payment: 'pp_stripe_stripe',
  quote,
} as const
const confirmation: Confirmation = {
  order: { number: 'UE-000012', id: 'order_1' },
  request,
  settled: true,
  seen: true,
}

/** A checkout whose view the test moves on, and what was told of it. */
function checkout(storage = createMemoryStorage()) {
  const changes = createEmitter()
  const told: ShopEvent[] = []
  let view: CheckoutView = {
    phase: { status: 'starting' },
    draft: { step: 'address', address, addressAccepted: false, saveAddress: false },
    methods: [courier],
    cart: { ...cart, status: 'ready', busy: false },
    step: 'address',
    lines,
    quote,
    isPricing: false,
    isByEmail: false,
    blocked: [],
  }
  const stop = followCheckout(
    { view: () => view, subscribe: changes.subscribe },
    storage,
    (event) => void told.push(event),
  )
  return {
    told,
    stop,
    names: () => told.map(({ name }) => name),
    go(next: { readonly phase: CheckoutPhase } & Partial<CheckoutView>) {
      view = { ...view, ...next }
      changes.emit()
    },
  }
}

const filling = { status: 'filling' } as const
const placed = { status: 'placed', confirmation } as const

/** A whole purchase, with steps back and a failed attempt. */
function buy(shop: ReturnType<typeof checkout>) {
  const { draft } = { draft: { address, addressAccepted: true, saveAddress: false, deliveryId: 'so_1' } }
  shop.go({ phase: filling, step: 'address' })
  shop.go({ phase: filling, step: 'delivery', draft: { ...draft, step: 'delivery' } })
  shop.go({ phase: filling, step: 'payment', draft: { ...draft, step: 'payment' } })
  shop.go({ phase: filling, step: 'delivery', draft: { ...draft, step: 'delivery' } })
  shop.go({ phase: filling, step: 'payment', draft: { ...draft, step: 'payment' } })
  shop.go({ phase: { status: 'processing', turn: 1, request } })
  shop.go({ phase: filling })
  shop.go({ phase: { status: 'processing', turn: 2, request } })
  shop.go({ phase: placed, step: 'confirmation' })
}

it('a purchase is told step by step, each once and as GA4 takes it', () => {
  const shop = checkout()
  expect(shop.told).toEqual([])
  buy(shop)
  expect(shop.names()).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'])
  expect(shop.told.flatMap(faultsOf)).toEqual([])
  expect(shop.told.at(-1)?.params).toEqual({
    transaction_id: 'UE-000012',
    currency: 'EUR',
    value: 179.01,
    coupon: 'AUTUMN',
    shipping: 5,
    tax: 29.38,
    items: [
      { item_id: 'prod_Shirt', item_name: 'Shirt', item_variant: 'Sand / M', price: 89.9, quantity: 2 },
      { item_id: 'prod_Candle', item_name: 'Candle', price: 19.1, quantity: 1 },
    ],
  })
  expect(shop.told[1]?.params).toMatchObject({ shipping_tier: 'By courier' })
  expect(shop.told[2]?.params).toMatchObject({ payment_type: 'pp_stripe_stripe' })
})

it('names no person and no address', () => {
  const shop = checkout()
  buy(shop)
  expect(JSON.stringify(shop.told)).not.toMatch(/Olga|olga|Linden|10117|Berlin/)
})

it('tells of an order once, also after the page was loaded again', () => {
  const storage = createMemoryStorage()
  const shop = checkout(storage)
  shop.go({ phase: placed })
  shop.go({ phase: placed })
  const reloaded = checkout(storage)
  reloaded.go({ phase: placed })
  expect([...shop.names(), ...reloaded.names()]).toEqual(['purchase'])
  const told: ShopEvent[] = []
  tellPurchase(confirmation, storage, (event) => void told.push(event))
  expect(told).toEqual([])
  const another = { ...confirmation, order: { number: 'UE-000013' } }
  tellPurchase(another, storage, (event) => void told.push(event))
  expect(told).toHaveLength(1)
})

it('tells nothing after its end', () => {
  const shop = checkout()
  shop.stop()
  buy(shop)
  expect(shop.told).toEqual([])
})
