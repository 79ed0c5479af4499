import { describe, expect, it } from 'vitest'

import { address } from '../support/checkout'
import { ask, done, regionId, signUp } from '../support/backend'
import { textAt } from '../support/read'

const refused = { status: 400, body: { type: 'invalid_data', code: 'text_too_long' } }

describe('Free-form metadata', () => {
  it('is not stored when it is long: it is read with each cart', async () => {
    const metadata = { note: 'x'.repeat(50_000) }
    const id = textAt(await done('POST', '/store/carts', { body: { metadata: { note: 'x' } } }), 'cart.id')
    const { token: bearer } = await signUp()
    for (const [path, body] of [
      ['/store/carts', { metadata }],
      [`/store/carts/${id}`, { metadata }],
      [`/store/carts/${id}`, { shipping_address: { ...address, metadata } }],
      [`/store/carts/${id}/line-items`, { variant_id: 'variant_x', quantity: 1, metadata }],
      [`/store/carts/${id}/shipping-methods`, { option_id: 'so_x', data: metadata }],
      ['/store/customers/me', { metadata }],
    ] as const)
      expect(await ask('POST', path, { bearer, body })).toMatchObject(refused)
  })
})

describe('A name or an address', () => {
  const longAddress = { ...address, first_name: 'Claim at evil.test. '.repeat(1000) }

  it('is not accepted in a cart when it is too long', async () => {
    const region_id = await regionId()
    for (const name of ['shipping_address', 'billing_address'])
      expect(await ask('POST', '/store/carts', { body: { region_id, [name]: longAddress } })).toMatchObject(
        refused,
      )
    const id = textAt(await done('POST', '/store/carts', { body: { region_id } }), 'cart.id')
    for (const body of [
      { shipping_address: longAddress },
      { shipping_address: { ...address, postal_code: '1'.repeat(21) } },
    ])
      expect(await ask('POST', `/store/carts/${id}`, { body })).toMatchObject(refused)
    const body = { shipping_address: { ...address, first_name: 'x'.repeat(200), address_1: 'x'.repeat(300) } }
    expect((await ask('POST', `/store/carts/${id}`, { body })).status).toBe(200)
  })

  it('is not accepted in an account either', async () => {
    const { token } = await signUp()
    const account = { bearer: token, body: { last_name: 'x'.repeat(201) } }
    expect(await ask('POST', '/store/customers/me', account)).toMatchObject(refused)
    const book = { bearer: token, body: longAddress }
    expect(await ask('POST', '/store/customers/me/addresses', book)).toMatchObject(refused)
    const { body: kept } = await ask('POST', '/store/customers/me/addresses', {
      bearer: token,
      body: address,
    })
    const id = textAt(kept, 'customer.addresses.0.id')
    expect(await ask('POST', `/store/customers/me/addresses/${id}`, book)).toMatchObject(refused)
  })
})
