import type { MedusaContainer } from '@medusajs/framework/types'
import {
  addShippingMethodToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from '@medusajs/medusa/core-flows'
import { demoCustomer, type SampleOrder } from '@umber/sample-store'

import { addressInput } from './address-input'
import type { VariantIds } from './products'
import { paymentProvider } from './region'

export interface Ordering {
  readonly customerId: string
  readonly regionId: string
  readonly salesChannelId: string
  readonly locationId: string
  readonly variantIds: VariantIds
  /** By code. */
  readonly shippingOptionIds: ReadonlyMap<string, string>
}

/** Places an order through the same workflows as the shop, so that stock is reserved and taxes are calculated. */
export async function placeOrder(
  container: MedusaContainer,
  order: SampleOrder,
  ordering: Ordering,
): Promise<{ id: string }> {
  const cart = await fillCart(container, order, ordering)
  await addShippingMethodToCartWorkflow(container).run({
    input: {
      cart_id: cart.id,
      options: [{ id: ordering.shippingOptionIds.get(order.shippingOption) ?? '' }],
    },
  })
  const { result: collection } = await createPaymentCollectionForCartWorkflow(container).run({
    input: { cart_id: cart.id },
  })
  await createPaymentSessionsWorkflow(container).run({
    input: { payment_collection_id: collection.id, provider_id: paymentProvider },
  })
  const { result } = await completeCartWorkflow(container).run({ input: { id: cart.id } })
  return { id: result.id }
}

async function fillCart(
  container: MedusaContainer,
  order: SampleOrder,
  ordering: Ordering,
): Promise<{ id: string }> {
  const address = demoCustomer.addresses.find(({ label }) => label === order.address)
  if (address === undefined) throw new Error(`The demo customer has no address called ${order.address}.`)
  const { result: cart } = await createCartWorkflow(container).run({
    input: {
      customer_id: ordering.customerId,
      email: demoCustomer.email,
      region_id: ordering.regionId,
      sales_channel_id: ordering.salesChannelId,
      shipping_address: addressInput(address),
      billing_address: addressInput(address),
      items: order.items.map(({ sku, quantity }) => ({
        variant_id: ordering.variantIds.get(sku) ?? '',
        quantity,
      })),
    },
  })
  return { id: cart.id }
}
