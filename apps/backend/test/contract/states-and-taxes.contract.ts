import { regions, store } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { ask, done, signUp } from '../support/backend'
import { at, listAt, textAt } from '../support/read'
import { addressAt, regionIn, variantOf } from '../support/regions'

/** The codes of the taxes on a cart that goes there. */
async function taxedAs(
  currency: string,
  place: { readonly country_code: string; readonly province: string },
) {
  const body = {
    region_id: await regionIn(currency),
    items: [{ variant_id: await variantOf('linen-shirt', currency), quantity: 1 }],
    shipping_address: { ...addressAt(place), postal_code: '' },
  }
  const cart = await done('POST', '/store/carts?fields=items.tax_lines.code', { body })
  return listAt(cart, 'cart.items.0.tax_lines').map((one) => at(one, 'code'))
}

describe('A cart is taxed', () => {
  it('by the state, where its code is that of a tax region, and not by its name', async () => {
    const states = regions.flatMap(({ countries }) => countries.flatMap(({ provinces = [] }) => provinces))
    const california = states.find(({ code }) => code === 'us-ca')?.tax.code
    expect(california).toMatch(/./)
    expect(await taxedAs('usd', { country_code: 'us', province: 'us-ca' })).toEqual([california])
    expect(await taxedAs('usd', { country_code: 'us', province: 'California' })).toEqual([])
  })

  it('by the country where states have no taxes of their own', async () => {
    expect(await taxedAs('eur', { country_code: 'de', province: '' })).toEqual(['VAT19'])
    for (const province of ['in-ka', 'Karnataka'])
      expect(await taxedAs('inr', { country_code: 'in', province })).toEqual([store.tax.code])
  })
})

it('an address that no country has is refused by the field, in a new cart, a changed one and an account', async () => {
  const region_id = await regionIn('inr')
  const { token: bearer } = await signUp()
  const id = textAt(await done('POST', '/store/carts', { body: { region_id } }), 'cart.id')
  const there = { first_name: 'Asha', country_code: 'in', address_1: '12 Residency Road' }
  const book = '/store/customers/me/addresses'
  const saved = textAt(await done('POST', book, { bearer, body: there }), 'customer.addresses.0.id')
  for (const [part, code] of [
    [{ postal_code: '<b>' }, 'invalid_postal_code'],
    [{ phone: 'call me' }, 'invalid_phone'],
    [{ province: 'us-ca' }, 'invalid_province'],
  ] as const) {
    const address = { ...there, ...part }
    for (const answer of [
      await ask('POST', '/store/carts', { body: { region_id, shipping_address: address } }),
      await ask('POST', `/store/carts/${id}`, { body: { shipping_address: address } }),
      await ask('POST', book, { bearer, body: address }),
      await ask('POST', `${book}/${saved}`, { bearer, body: address }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code } })
  }
})
