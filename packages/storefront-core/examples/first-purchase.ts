import { CommerceClient, type Config } from '@umber/commerce-client'
import * as core from '@umber/storefront-core'
import { checkoutCartOf, createCheckoutStore } from '@umber/storefront-core/checkout'
import { createCountries, createLiveCheckoutGateway, payOnDelivery } from '@umber/storefront-core/live'

type Say = (line: string) => void

export async function firstPurchase(config: Config, to: core.CheckoutAddress, say: Say): Promise<void> {
  const [client, backendUrl] = [new CommerceClient(config), config.baseUrl]
  const catalogue = core.createCatalogue({ client, backendUrl, featuredProductIds: [] })
  const products = await catalogue.products().catch((error: unknown) => {
    say(`No products today: ${core.failureFrom(error).kind}`)
    return []
  })
  const [product] = core.featuredFirst(products)
  if (product === undefined) return

  const storage = core.createMemoryStorage()
  const cart = core.createCartStore({ client, storage, backendUrl })
  const selectedOptions = core.initialSelection(product)
  const adding = cart.addItem({ productId: product.id, quantity: 2, selectedOptions, product })
  // The line shows at once; the promise resolves with the backend's answer.
  say(`${core.cartView(cart.getState()).itemCount} × ${product.name}`)
  const outcome = await adding
  if (!outcome.ok) return say(`Not added: ${outcome.reason}`)

  const countries = createCountries(client)
  const gateway = createLiveCheckoutGateway({ client, countries, payments: [payOnDelivery] })
  const random = core.systemRandom
  const checkout = createCheckoutStore({ gateway, cart: checkoutCartOf(cart), storage, random })
  const listed = await checkout.submitAddress(to)
  if (!listed.ok) return say(`Not delivered there: ${listed.reason}`)
  const chosen = await checkout.chooseDelivery(checkout.getState().view.methods[0]?.id ?? '')
  // An id that is not offered changes nothing, and is told: `not-offered`.
  if (!chosen.ok) return say(`No delivery: ${chosen.reason}`)
  await checkout.submitDelivery()
  await checkout.choosePayment(payOnDelivery.id)
  const placed = await checkout.place()
  say(placed.ok ? `Order ${placed.order.number}` : `Not ordered: ${placed.reason}`)
}
