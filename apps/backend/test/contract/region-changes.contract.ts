import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let admin: string

const change = async (path: string, body: object = {}): Promise<unknown> =>
  done('POST', `/admin/${path}`, { bearer: admin, body })
const made: string[] = []

/** Makes a thing, which is deleted after the test, also after one that fails. */
async function make(path: string, name: string, body: object): Promise<string> {
  const id = textAt(await change(path, body), `${name}.id`)
  made.push(`${path}/${id}`)
  return id
}

const drop = async (path: string): Promise<unknown> => ask('DELETE', `/admin/${path}`, { bearer: admin })

/** The linen shirt in the lists of a region; without one in those of the default region. */
async function shirtIn(region?: string): Promise<unknown> {
  const query = region === undefined ? '' : `?region_id=${region}`
  const body = { entity: 'product', filters: { handle: 'linen-shirt' } }
  const { status, body: answer } = await ask('POST', `/store/search${query}`, { body })
  return status === 200 ? at(answer, 'results.0.hits.0.document') : status
}

/** What its page says, in the region that the shop reads first. */
async function pageOfShirt(): Promise<unknown> {
  const region = textAt(await done('GET', '/store/regions?limit=1'), 'regions.0.id')
  const fields = encodeURIComponent('id,*variants.calculated_price')
  const read = await done('GET', `/store/products?handle=linen-shirt&region_id=${region}&fields=${fields}`)
  const price = at(read, 'products.0.variants.0.calculated_price')
  return { price: at(price, 'calculated_amount'), currency: at(price, 'currency_code') }
}

/** The lists follow within seconds; a new region takes all products, so that a busy machine needs longer. */
const soon = { timeout: 20_000, interval: 100 }

// Changes the default region, so it does not run beside other contracts.
describe('A region that the owner makes in the dashboard', () => {
  beforeAll(async () => {
    admin = await signInAdmin()
  })

  afterEach(async () => {
    for (const path of made.splice(0).toReversed()) await drop(path)
  })

  it('is in the lists, says another currency after its change, and is refused when it was deleted', async () => {
    const region = await make('regions', 'region', {
      name: 'Denmark',
      currency_code: 'eur',
      countries: ['dk'],
    })
    await expect.poll(async () => shirtIn(region), soon).toMatchObject({ price: 94.9, currency: 'eur' })
    await change(`regions/${region}`, { currency_code: 'usd' })
    await expect.poll(async () => shirtIn(region), soon).toMatchObject({ price: 104, currency: 'usd' })
    await drop(`regions/${region}`)
    await expect.poll(async () => shirtIn(region), soon).toBe(400)
  })

  it('says its own prices as soon as there are any, and nothing before', async () => {
    const region = await make('regions', 'region', {
      name: 'Switzerland',
      currency_code: 'chf',
      countries: ['ch'],
    })
    expect(await shirtIn(region)).toBeUndefined()
    const fields = 'fields=variants.id'
    const read = await done('GET', `/store/products?handle=linen-shirt&${fields}`)
    const [variant] = listAt(read, 'products.0.variants').map((one) => textAt(one, 'id'))
    const list = await make('price-lists', 'price_list', {
      title: 'Swiss prices',
      description: 'For a test',
      type: 'override',
      status: 'active',
      prices: [{ currency_code: 'chf', amount: 120, variant_id: variant }],
    })
    await expect
      .poll(async () => shirtIn(region), soon)
      .toMatchObject({
        price: 120,
        currency: 'chf',
        varies_in_price: true,
      })
    await drop(`price-lists/${list}`)
    await expect.poll(async () => shirtIn(region), soon).toBeUndefined()
  })

  it('is where list and page sell when it becomes the default one, at one price in one currency', async () => {
    const stores = await done('GET', '/admin/stores', { bearer: admin })
    const store = `stores/${textAt(stores, 'stores.0.id')}`
    const before = at(stores, 'stores.0.default_region_id')
    const read = listAt(await done('GET', '/store/regions'), 'regions')
    const europe = textAt(
      read.find((one) => at(one, 'currency_code') === 'eur'),
      'id',
    )
    const rupees = { price: 189, currency: 'inr' }
    const euros = { price: 94.9, currency: 'eur' }
    expect([await shirtIn(), await pageOfShirt()]).toMatchObject([rupees, rupees])
    await change(store, { default_region_id: europe })
    // At once: the index has both regions.
    expect([await shirtIn(), await pageOfShirt()]).toMatchObject([euros, euros])
    const all = listAt(await done('GET', '/store/regions?fields=id'), 'regions').map((one) => at(one, 'id'))
    expect(all[0]).toBe(europe)
    expect(all.filter((id) => id === europe)).toHaveLength(1)
    expect(
      listAt(await done('GET', '/store/regions?limit=1&fields=id'), 'regions').map((one) => at(one, 'id')),
    ).toEqual([europe])
    await change(store, { default_region_id: before })
    expect([await shirtIn(), await pageOfShirt()]).toMatchObject([rupees, rupees])
  })

  it('tells in its lists whether prices include tax, and no longer when the owner has changed that', async () => {
    const preferences = listAt(
      await done('GET', '/admin/price-preferences?limit=100', { bearer: admin }),
      'price_preferences',
    )
    const euro = preferences.find((one) => at(one, 'value') === 'eur')
    const path = `price-preferences/${textAt(euro, 'id')}`
    const read = listAt(await done('GET', '/store/regions'), 'regions')
    const europe = textAt(
      read.find((one) => at(one, 'currency_code') === 'eur'),
      'id',
    )
    const told = async () => at(await done('GET', `/store/regions/${europe}/taxes`), 'includes_tax')
    expect([at(await shirtIn(europe), 'includes_tax'), await told()]).toEqual([true, true])
    await change(path, { is_tax_inclusive: false })
    expect([at(await shirtIn(europe), 'includes_tax'), await told()]).toEqual([false, false])
    await change(path, { is_tax_inclusive: true })
    expect([at(await shirtIn(europe), 'includes_tax'), await told()]).toEqual([true, true])
  })
})
