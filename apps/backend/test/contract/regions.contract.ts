/** @module-tag smoke */
import { regions as sampleRegions } from '@umber/sample-store'
import { beforeAll, describe, expect, it } from 'vitest'

import { anyEmail, ask, done, signUp } from '../support/backend'
import { complete, payManually } from '../support/checkout'
import { at, listAt, textAt } from '../support/read'

/** Ids of the regions by their currency. */
let regions: ReadonlyMap<string, string>

const regionIn = (currency: string): string => {
  const id = regions.get(currency)
  if (id === undefined) throw new Error(`The shop sells in no region in ${currency}.`)
  return id
}

/** The first variant of a product of the sample store. */
async function variantOf(handle: string, currency: string): Promise<string> {
  const query = `handle=${handle}&region_id=${regionIn(currency)}&fields=variants.id`
  return textAt(await done('GET', `/store/products?${query}`), 'products.0.variants.0.id')
}

interface Place {
  readonly country_code: string
  readonly province?: string
}

const addressAt = (place: Place) => ({
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
async function cartTo(currency: string, place: Place, handle = madeToOrder): Promise<string> {
  const made = await done('POST', '/store/carts', { body: { region_id: regionIn(currency) } })
  const id = textAt(made, 'cart.id')
  const line = { variant_id: await variantOf(handle, currency), quantity: 2 }
  await done('POST', `/store/carts/${id}/line-items`, { body: line })
  const address = addressAt(place)
  await done('POST', `/store/carts/${id}`, {
    body: { email: anyEmail('shopper'), shipping_address: address, billing_address: address },
  })
  const offered = listAt(await done('GET', `/store/shipping-options?cart_id=${id}`), 'shipping_options')
  expect(new Set(offered.map((option) => at(option, 'type.code')))).toEqual(
    new Set(['standard', 'express', 'overnight']),
  )
  expect(offered).toHaveLength(3)
  const standard = offered.find((option) => at(option, 'type.code') === 'standard')
  await done('POST', `/store/carts/${id}/shipping-methods`, { body: { option_id: textAt(standard, 'id') } })
  return id
}

const search = async (currency: string, wish: object) =>
  at(
    await done('POST', `/store/search?region_id=${regionIn(currency)}`, {
      body: { entity: 'product', ...wish },
    }),
    'results.0',
  )

const documents = async (currency: string, wish: object) =>
  listAt(await search(currency, wish), 'hits').map((hit) => at(hit, 'document'))

beforeAll(async () => {
  const read = listAt(await done('GET', '/store/regions'), 'regions')
  regions = new Map(
    read.map((one) => [textAt(one, 'currency_code'), textAt(one, 'id')] as const).toReversed(),
  )
})

describe('A cart has the currency, the price, the delivery and the tax of its place, and is ordered there', () => {
  it.each([
    ['India', 'inr', { country_code: 'in' }, { total: 903.99, tax_total: 137.9 }],
    ['Germany', 'eur', { country_code: 'de' }, { total: 454.7, tax_total: 72.6 }],
    ['Austria', 'eur', { country_code: 'at' }, { total: 454.7, tax_total: 75.78 }],
    [
      'California, on top',
      'usd',
      { country_code: 'us', province: 'us-ca' },
      { total: 536.25, tax_total: 36.25 },
    ],
    [
      'New York, on top, with its code in capitals',
      'usd',
      { country_code: 'us', province: 'US-NY' },
      { total: 520, tax_total: 20 },
    ],
    [
      'Oregon, which has no tax',
      'usd',
      { country_code: 'us', province: 'us-or' },
      { total: 500, tax_total: 0 },
    ],
    ['Japan, without decimals', 'jpy', { country_code: 'jp' }, { total: 72_400, tax_total: 6582 }],
  ])('in %s', async (_, currency, place, sums) => {
    const id = await cartTo(currency, place)
    const cart = at(await done('GET', `/store/carts/${id}`), 'cart')
    expect(cart).toMatchObject({ ...sums, currency_code: currency, region_id: regionIn(currency) })
    await payManually(id)
    const { status, body } = await complete(id)
    expect(status).toBe(200)
    expect(at(body, 'order')).toMatchObject({ ...sums, currency_code: currency })
  })
})

describe('The lists of a region', () => {
  it.each([
    ['inr', 189, true],
    ['eur', 94.9, true],
    ['usd', 104, false],
    ['jpy', 15_100, true],
  ])('are in its currency: %s', async (currency, price, includesTax) => {
    const found = await documents(currency, { filters: { handle: 'linen-shirt' } })
    expect(found).toMatchObject([
      { id: 'prod_umber_linen_shirt', price, currency, includes_tax: includesTax, compare_at_price: price },
    ])
    const reduced = await documents(currency, { filters: { handle: 'wrap-dress' } })
    expect(Number(at(reduced[0], 'compare_at_price'))).toBeGreaterThan(Number(at(reduced[0], 'price')))
  })

  it('are filtered, sorted and measured by its prices, each product once', async () => {
    const yen = await search('jpy', {
      fields: ['handle', 'price'],
      filters: { price: { $gte: 15_000, $lte: 16_000 } },
      pagination: { take: 100, order: { price: 'ASC', id: 'ASC' } },
      search_options: { facets: [{ field: 'price', type: 'stats' }], disjunctive_facets: true },
    })
    const prices = listAt(yen, 'hits').map((hit) => Number(at(hit, 'document.price')))
    expect(prices).toContain(15_100)
    expect(prices.filter((price) => price < 15_000 || price > 16_000)).toEqual([])
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(Number(at(yen, 'facets.price.max'))).toBeGreaterThan(20_000)
    const euros = await documents('eur', { filters: { price: { $gte: 15_000 } } })
    expect(euros).toEqual([])
    const handles = (await documents('eur', { pagination: { take: 100 } })).map((one) => at(one, 'handle'))
    expect(new Set(handles).size).toBe(handles.length)
  })

  it('without a region are those of the first region that the shop reads', async () => {
    const answer = await done('POST', '/store/search', {
      body: { entity: 'product', filters: { handle: 'linen-shirt' } },
    })
    expect(listAt(answer, 'results.0.hits').map((hit) => at(hit, 'document.currency'))).toEqual(['inr'])
  })

  it('are found by the ids of products', async () => {
    const ids = ['prod_umber_linen_shirt', 'prod_umber_field_watch']
    const found = await search('eur', { filters: { id: ids }, fields: ['id', 'price'] })
    expect(listAt(found, 'hits').map((hit) => [at(hit, 'id'), at(hit, 'document.id')])).toEqual(
      expect.arrayContaining(ids.map((id) => [id, id])),
    )
    expect(listAt(found, 'hits')).toHaveLength(2)
  })

  it('are refused for an unknown region, and so are the prices of products', async () => {
    expect(
      await ask('POST', '/store/search?region_id=reg_nowhere', { body: { entity: 'product' } }),
    ).toMatchObject({
      status: 400,
      body: { type: 'invalid_data', message: 'There is no region "reg_nowhere".' },
    })
    const path = '/store/products?region_id=reg_nowhere&fields=*variants.calculated_price'
    expect(await ask('GET', path)).toMatchObject({ status: 400 })
  })
})

it.each([
  ['monsoon-candle', 'usd'],
  ['zip-wallet', 'jpy'],
])(
  '%s is not sold in %s: in no list, without a price on its page, and in no cart',
  async (handle, currency) => {
    expect(await documents(currency, { filters: { handle } })).toEqual([])
    expect(await documents('eur', { filters: { handle } })).toHaveLength(1)
    const fields = encodeURIComponent('id,*variants.calculated_price')
    const page = await done(
      'GET',
      `/store/products?handle=${handle}&region_id=${regionIn(currency)}&fields=${fields}`,
    )
    const variants = listAt(page, 'products.0.variants')
    expect(variants.map((variant) => at(variant, 'calculated_price'))).toEqual(variants.map(() => null))
    const cart = await done('POST', '/store/carts', { body: { region_id: regionIn(currency) } })
    const body = { variant_id: await variantOf(handle, currency), quantity: 1 }
    const added = await ask('POST', `/store/carts/${textAt(cart, 'cart.id')}/line-items`, { body })
    expect(added).toMatchObject({ status: 400 })
    expect(at(added.body, 'message')).toContain('do not have a price')
  },
)

it('a cart that moves to another region has its prices and deliveries, and can be ordered there', async () => {
  const id = await cartTo('inr', { country_code: 'in' })
  expect(
    await ask('POST', `/store/carts/${id}`, { body: { shipping_address: { country_code: 'de' } } }),
  ).toMatchObject({ status: 400 })
  await done('POST', `/store/carts/${id}`, { body: { region_id: regionIn('eur') } })
  const address = addressAt({ country_code: 'de' })
  await done('POST', `/store/carts/${id}`, { body: { shipping_address: address, billing_address: address } })
  const offered = listAt(await done('GET', `/store/shipping-options?cart_id=${id}`), 'shipping_options')
  expect(offered.map((option) => Number(at(option, 'amount'))).toSorted((one, other) => one - other)).toEqual(
    [4.9, 9.9, 19.9],
  )
  const standard = offered.find((option) => at(option, 'type.code') === 'standard')
  await done('POST', `/store/carts/${id}/shipping-methods`, { body: { option_id: textAt(standard, 'id') } })
  await payManually(id)
  const { status, body } = await complete(id)
  expect([status, at(body, 'order.total'), at(body, 'order.currency_code')]).toEqual([200, 454.7, 'eur'])
})

it('a customer who signs in with a cart of one region keeps their cart of another as it is', async () => {
  const { token } = await signUp()
  const own = await done('POST', '/store/customers/me/cart', {
    bearer: token,
    body: { region_id: regionIn('jpy') },
  })
  expect(at(own, 'cart.currency_code')).toBe('jpy')
  const line = async (cart: string, handle: string, bearer?: string) =>
    done('POST', `/store/carts/${cart}/line-items`, {
      body: { variant_id: await variantOf(handle, 'jpy'), quantity: 1 },
      ...(bearer !== undefined && { bearer }),
    })
  await line(textAt(own, 'cart.id'), 'linen-shirt', token)
  const guest = textAt(
    await done('POST', '/store/carts', { body: { region_id: regionIn('eur') } }),
    'cart.id',
  )
  await line(guest, 'field-watch')
  const { cart } = (await done('POST', '/store/customers/me/cart', {
    bearer: token,
    body: { cart_id: guest },
  })) as { readonly cart: unknown }
  expect(cart).toMatchObject({ id: guest, currency_code: 'eur' })
  const handles = (of: unknown) => listAt(of, 'items').map((item) => at(item, 'product_handle'))
  expect(handles(cart)).toEqual(['field-watch'])
  const other = await done('GET', `/store/carts/${textAt(own, 'cart.id')}`, { bearer: token })
  expect(handles(at(other, 'cart'))).toEqual(['linen-shirt'])
})

describe('The taxes of a region', () => {
  const taxesIn = async (currency: string) => done('GET', `/store/regions/${regionIn(currency)}/taxes`)

  it('are the rate of each country, in its prices', async () => {
    const rates = sampleRegions[1]?.countries.map(({ code, tax }) => ({
      country_code: code,
      tax_rate: tax?.rate,
      tax_name: tax?.name,
      provinces: [],
    }))
    const told = await taxesIn('eur')
    expect(told).toMatchObject({ region_id: regionIn('eur'), includes_tax: true })
    expect(listAt(told, 'countries')).toEqual(expect.arrayContaining(rates ?? []))
    expect(listAt(told, 'countries')).toHaveLength(5)
  })

  it('are the rates of states on top of its prices', async () => {
    const told = await taxesIn('usd')
    expect(told).toMatchObject({
      includes_tax: false,
      countries: [{ country_code: 'us', tax_rate: 0, tax_name: null }],
    })
    expect(listAt(told, 'countries.0.provinces')).toContainEqual({
      province_code: 'us-ca',
      tax_rate: 7.25,
      tax_name: 'Sales tax',
    })
  })

  it('are not found for an unknown region', async () => {
    expect(await ask('GET', '/store/regions/reg_nowhere/taxes')).toMatchObject({ status: 404 })
  })
})
