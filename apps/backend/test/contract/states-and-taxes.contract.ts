import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { done, ask, signInAdmin } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

/** Whatever the shop sells elsewhere, the test needs a country that is taxed by state, and one that is not. */
const made: string[] = []
let admin: string
let line: { readonly variant_id: string; readonly quantity: number }

const found = async (path: string, name: string): Promise<readonly unknown[]> =>
  listAt(await done('GET', path, { bearer: admin }), name)

async function make(path: string, name: string, body: object): Promise<string> {
  const id = textAt(await done('POST', path, { bearer: admin, body }), `${name}.id`)
  made.unshift(`${path}/${id}`)
  return id
}

async function regionOf(country: string): Promise<string> {
  const regions = await found('/admin/regions?limit=100&fields=id,countries.iso_2', 'regions')
  const own = regions.find((region) =>
    listAt(region, 'countries').some((one) => at(one, 'iso_2') === country),
  )
  if (own !== undefined) return textAt(own, 'id')
  return await make('/admin/regions', 'region', {
    name: `Taxes of ${country}`,
    currency_code: 'inr',
    countries: [country],
    automatic_taxes: true,
    payment_providers: ['pp_system_default'],
  })
}

interface Place {
  readonly country_code: string
  readonly province_code?: string
  readonly parent_id?: string
}

/** The code of the rate that a place has by default. */
async function rateOf(place: Place, rate: number): Promise<{ readonly id: string; readonly code: string }> {
  const fields = 'id,country_code,province_code,tax_rates.code,tax_rates.is_default'
  const all = await found(
    `/admin/tax-regions?limit=200&country_code=${place.country_code}&fields=${fields}`,
    'tax_regions',
  )
  const own = all.find((one) => (at(one, 'province_code') ?? undefined) === place.province_code)
  const known = own && listAt(own, 'tax_rates').find((one) => at(one, 'is_default') === true)
  if (known !== undefined) return { id: textAt(own, 'id'), code: textAt(known, 'code') }
  const code = `${place.province_code ?? place.country_code}-${rate}`.toUpperCase()
  // A part of a country has the provider of its country.
  const body = { ...place, default_tax_rate: { name: code, code, rate } }
  return {
    id: await make(
      '/admin/tax-regions',
      'tax_region',
      place.parent_id === undefined ? { provider_id: 'tp_system', ...body } : body,
    ),
    code,
  }
}

/** The codes of the taxes on a cart that goes there. */
async function taxedAs(
  region_id: string,
  place: { readonly country_code: string; readonly province: string },
) {
  const shipping_address = {
    first_name: 'Ann',
    last_name: 'Lee',
    address_1: '548 Market St',
    city: 'Town',
    ...place,
  }
  const body = { region_id, items: [line], shipping_address }
  const cart = await done('POST', '/store/carts?fields=items.tax_lines.code', { body })
  return listAt(cart, 'cart.items.0.tax_lines').map((one) => at(one, 'code'))
}

beforeAll(async () => {
  admin = await signInAdmin()
  const candle = await done('GET', '/store/products?handle=monsoon-candle')
  line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
})

afterAll(async () => {
  for (const path of made) await ask('DELETE', path, { bearer: admin })
})

describe('A cart is taxed', () => {
  it('by the state, where its code is that of a tax region, and not by its name', async () => {
    const region = await regionOf('us')
    const country = await rateOf({ country_code: 'us' }, 1)
    const california = await rateOf(
      { country_code: 'us', province_code: 'us-ca', parent_id: country.id },
      7.25,
    )
    expect(await taxedAs(region, { country_code: 'us', province: 'us-ca' })).toEqual([california.code])
    expect(await taxedAs(region, { country_code: 'us', province: 'California' })).not.toContain(
      california.code,
    )
  })

  it('by the country where states have no taxes of their own', async () => {
    const region = await regionOf('de')
    const { code } = await rateOf({ country_code: 'de' }, 19)
    expect(await taxedAs(region, { country_code: 'de', province: '' })).toEqual([code])
    const india = await regionOf('in')
    const tax = (await rateOf({ country_code: 'in' }, 18)).code
    for (const province of ['in-ka', 'Karnataka'])
      expect(await taxedAs(india, { country_code: 'in', province })).toEqual([tax])
  })
})

it('an address that no country has is refused by the field', async () => {
  const region_id = await regionOf('in')
  const refused = async (part: object) => {
    const shipping_address = { country_code: 'in', address_1: '12 Residency Road', ...part }
    return (await ask('POST', '/store/carts', { body: { region_id, shipping_address } })).body
  }
  expect(await refused({ postal_code: '<b>' })).toMatchObject({ code: 'invalid_postal_code' })
  expect(await refused({ phone: 'call me' })).toMatchObject({ code: 'invalid_phone' })
  expect(await refused({ province: 'us-ca' })).toMatchObject({ code: 'invalid_province' })
})
