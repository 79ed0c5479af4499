import { CommerceClient } from '@umber/commerce-client'
import { createFakeBackend, homeRegionId } from '@umber/fake-backend'
import { cartFromAnswer } from '../../src/cart/cart-from-wire.ts'
import { createCountries } from '../../src/live/countries.ts'
import { createLiveCheckoutGateway } from '../../src/live/checkout-gateway.ts'
import { payOnDelivery } from '../../src/live/pay-on-delivery.ts'
import type { OrderRequest } from '../../src/ports/checkout-gateway.ts'
import type { PaymentProvider } from '../../src/ports/payment.ts'
import { address } from './checkout-setup.ts'
import { keepingLog } from './failure-log.ts'

export const backendUrl = 'https://backend.test'

/** The live adapters over a fake backend. */
export function liveSetup() {
  const backend = createFakeBackend({ publishableKey: 'pk_test' })
  const client = new CommerceClient({
    baseUrl: backendUrl,
    publishableKey: 'pk_test',
    retry: false,
    auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' },
    fetch: backend.fetch,
  })
  return { backend, client }
}

async function inStock({ store }: CommerceClient): Promise<readonly string[]> {
  const { products } = await store.product.list({
    limit: 5,
    fields: 'id,variants.id,+variants.inventory_quantity',
  })
  const variants = products.flatMap((product) => product.variants ?? [])
  return variants.filter((variant) => (variant.inventory_quantity ?? 0) >= 4).map(({ id }) => id)
}

/** A shopper with two of one item in a cart, ready to order. */
export async function orderSetup(provider: PaymentProvider = payOnDelivery) {
  const { backend, client } = liveSetup()
  const countries = createCountries(client)
  const log = keepingLog()
  const gateway = createLiveCheckoutGateway({ client, countries, payments: [provider], log })
  const variant = (await inStock(client))[0]
  if (variant === undefined) throw new Error('The fake backend has too little in stock')
  const { cart: made } = await client.store.cart.create({ region_id: homeRegionId })
  const filled = await client.store.cart.createLineItem(made.id, { variant_id: variant, quantity: 2 })
  const cart = cartFromAnswer(filled, backendUrl)
  if (cart === undefined) throw new Error('The fake backend made no cart')
  const answer = await gateway.shippingOptions(cart, address)
  const [delivery] = answer.kind === 'methods' ? answer.methods : []
  if (delivery === undefined) throw new Error('The fake backend delivers nowhere')
  const { id, lines, subtotal } = cart
  const ordered = { id, lines, subtotal }
  const quote = gateway.estimateTotals(ordered, delivery)
  const request: OrderRequest = {
    attempt: 'a1',
    cart: ordered,
    address,
    delivery,
    payment: provider.id,
    quote,
  }
  const before = backend.database.orders.size
  const orders = () => backend.database.orders.size - before
  return { backend, client, gateway, request, variant, orders, log }
}
