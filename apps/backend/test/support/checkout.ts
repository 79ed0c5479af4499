import { anyEmail, ask, done, regionId, type Answer } from './backend'
import { at, listAt, textAt } from './read'

export const address = {
  first_name: 'Asha',
  last_name: 'Rao',
  address_1: '12 Residency Road',
  city: 'Bengaluru',
  province: 'Karnataka',
  postal_code: '560025',
  country_code: 'in',
  phone: '+919800000001',
}

let region: Promise<string> | undefined
let options: Promise<unknown> | undefined

export interface Line {
  readonly variant_id: string
  readonly quantity: number
}

export interface CartOptions {
  readonly email?: string
  readonly bearer?: string
  readonly shipping?: string
  /** What the cart, and with it the order, is in. */
  readonly locale?: string
}

/** A cart that is ready to be completed. */
export async function cartReadyToOrder(
  items: readonly Line[],
  options: CartOptions = {},
): Promise<{ id: string; email: string }> {
  const cart = await cartReadyToPay(items, options)
  await payManually(cart.id, options.bearer)
  return cart
}

/** A cart that lacks nothing but its payment. */
export async function cartReadyToPay(
  items: readonly Line[],
  { email = anyEmail('shopper'), bearer, shipping = 'standard', locale }: CartOptions = {},
): Promise<{ id: string; email: string }> {
  const who = bearer === undefined ? {} : { bearer }
  const body = {
    region_id: await (region ??= regionId()),
    email,
    items,
    ...(locale !== undefined && { locale }),
    shipping_address: address,
    billing_address: address,
  }
  const id = textAt(await done('POST', '/store/carts', { ...who, body }), 'cart.id')
  const option = await shippingOption(id, shipping, bearer)
  await done('POST', `/store/carts/${id}/shipping-methods`, { ...who, body: { option_id: option } })
  return { id, email }
}

/** Requested once: every cart has the same options, and the race test creates many carts. */
async function shippingOption(cartId: string, code: string, bearer?: string): Promise<string> {
  options ??= done('GET', `/store/shipping-options?cart_id=${cartId}`, bearer === undefined ? {} : { bearer })
  const found = listAt(await options, 'shipping_options').find((option) => at(option, 'type.code') === code)
  return textAt(found, 'id')
}

/** Adds a payment collection and a session of the manual provider to the cart. */
export async function payManually(cartId: string, bearer?: string): Promise<unknown> {
  const who = bearer === undefined ? {} : { bearer }
  const body = { cart_id: cartId }
  const collection = textAt(
    await done('POST', '/store/payment-collections', { ...who, body }),
    'payment_collection.id',
  )
  return await done('POST', `/store/payment-collections/${collection}/payment-sessions`, {
    ...who,
    body: { provider_id: 'pp_system_default' },
  })
}

export async function complete(cartId: string, bearer?: string): Promise<Answer> {
  return await ask('POST', `/store/carts/${cartId}/complete`, bearer === undefined ? {} : { bearer })
}
