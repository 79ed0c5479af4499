import { regions as sampleRegions } from '@umber/sample-store'
import { expect } from 'vitest'

import { anyEmail, done } from './backend'
import { complete, payManually } from './checkout'
import { at, listAt, textAt } from './read'

let found: Promise<ReadonlyMap<string, string>> | undefined

/** The region of the sample store in a currency, whatever others a test has made in it. */
export async function regionIn(currency: string): Promise<string> {
  const id = (await (found ??= readRegions())).get(currency)
  if (id === undefined) throw new Error(`The shop sells in no region in ${currency}.`)
  return id
}

async function readRegions(): Promise<ReadonlyMap<string, string>> {
  const read = listAt(await done('GET', '/store/regions'), 'regions')
  const idOf = (name: string) => read.find((one) => at(one, 'name') === name)
  return new Map(sampleRegions.map(({ name, currency }) => [currency, textAt(idOf(name), 'id')]))
}

/** The first variant of a product of the sample store. */
export async function variantOf(handle: string, currency: string): Promise<string> {
  const query = `handle=${handle}&region_id=${await regionIn(currency)}&fields=variants.id`
  return textAt(await done('GET', `/store/products?${query}`), 'products.0.variants.0.id')
}

interface Place {
  readonly country_code: string
  readonly province?: string
}

export const addressAt = (place: Place) => ({
  first_name: 'Asha',
  last_name: 'Rao',
  address_1: '1 Station Road',
  city: 'Anywhere',
  postal_code: '10115',
  ...place,
})

/** May be ordered without end, so that no other contract runs short of it. */
const madeToOrder = 'dress-watch'

/** Two of a product and the standard delivery, to a place in the region. */
export async function cartTo(currency: string, place: Place): Promise<string> {
  const region_id = await regionIn(currency)
  const address = addressAt(place)
  const body = {
    region_id,
    items: [{ variant_id: await variantOf(madeToOrder, currency), quantity: 2 }],
    email: anyEmail('shopper'),
    shipping_address: address,
    billing_address: address,
  }
  const id = textAt(await done('POST', '/store/carts', { body }), 'cart.id')
  await deliverTo(id)
  return id
}

/** Adds the standard delivery of the three that a cart is offered. Returns the prices of all, in order. */
export async function deliverTo(cart: string): Promise<readonly number[]> {
  const offered = listAt(await done('GET', `/store/shipping-options?cart_id=${cart}`), 'shipping_options')
  const codes = offered.map((option) => textAt(option, 'type.code'))
  expect(new Set(codes)).toEqual(new Set(['standard', 'express', 'overnight']))
  expect(codes).toHaveLength(3)
  const standard = offered.find((option) => at(option, 'type.code') === 'standard')
  await done('POST', `/store/carts/${cart}/shipping-methods`, { body: { option_id: textAt(standard, 'id') } })
  return offered.map((option) => Number(at(option, 'amount'))).toSorted((one, other) => one - other)
}

/** Where a cart goes and what it costs there. */
export type Sale = readonly [
  title: string,
  currency: string,
  place: Place,
  sums: { readonly total: number; readonly tax_total: number },
]

/** Orders two of a product at a place. Returns the cart before, and the order. */
export async function sell(currency: string, place: Place): Promise<{ cart: unknown; order: unknown }> {
  const id = await cartTo(currency, place)
  const cart = at(await done('GET', `/store/carts/${id}`), 'cart')
  await payManually(id)
  const { status, body } = await complete(id)
  expect(status).toBe(200)
  return { cart, order: at(body, 'order') }
}
