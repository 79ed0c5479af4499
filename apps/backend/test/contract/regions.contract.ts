/** @module-tag smoke */
import { regions as sampleRegions } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { ask, done } from '../support/backend'
import { at, listAt, textAt } from '../support/read'
import { sell, regionIn, variantOf, type Sale } from '../support/regions'

const search = async (currency: string, wish: object) =>
  at(
    await done('POST', `/store/search?region_id=${await regionIn(currency)}`, {
      body: { entity: 'product', ...wish },
    }),
    'results.0',
  )

const documents = async (currency: string, wish: object) =>
  listAt(await search(currency, wish), 'hits').map((hit) => at(hit, 'document'))

// What is ordered elsewhere is in `regions-orders.contract.ts`.
it.each<Sale>([
  ['Germany', 'eur', { country_code: 'de' }, { total: 454.7, tax_total: 72.6 }],
  [
    'California, on top',
    'usd',
    { country_code: 'us', province: 'us-ca' },
    { total: 536.25, tax_total: 36.25 },
  ],
  ['Japan, without decimals', 'jpy', { country_code: 'jp' }, { total: 72_400, tax_total: 6582 }],
])(
  'a cart has the currency, the price, the delivery and the tax of its place, and is ordered there: %s',
  async (_, currency, place, sums) => {
    const { cart, order } = await sell(currency, place)
    expect(cart).toMatchObject({ ...sums, currency_code: currency, region_id: await regionIn(currency) })
    expect(order).toMatchObject({ ...sums, currency_code: currency })
  },
)

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
      `/store/products?handle=${handle}&region_id=${await regionIn(currency)}&fields=${fields}`,
    )
    const variants = listAt(page, 'products.0.variants')
    expect(variants.map((variant) => at(variant, 'calculated_price'))).toEqual(variants.map(() => null))
    const cart = await done('POST', '/store/carts', { body: { region_id: await regionIn(currency) } })
    const body = { variant_id: await variantOf(handle, currency), quantity: 1 }
    const added = await ask('POST', `/store/carts/${textAt(cart, 'cart.id')}/line-items`, { body })
    expect(added).toMatchObject({ status: 400 })
    expect(at(added.body, 'message')).toContain('do not have a price')
  },
)

describe('The taxes of a region', () => {
  const taxesIn = async (currency: string) => done('GET', `/store/regions/${await regionIn(currency)}/taxes`)

  it('are the rate of each country, in its prices', async () => {
    const rates = sampleRegions[1]?.countries.map(({ code, tax }) => ({
      country_code: code,
      tax_rate: tax?.rate,
      tax_name: tax?.name,
      provinces: [],
    }))
    const told = await taxesIn('eur')
    expect(told).toMatchObject({ region_id: await regionIn('eur'), includes_tax: true })
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
