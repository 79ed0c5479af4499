import { publishableKey } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { createFakeBackend } from '../src/index.ts'

type Answer = Readonly<Record<string, unknown>>

const { fetch } = createFakeBackend()
const headers = { 'x-publishable-api-key': publishableKey, 'content-type': 'application/json' }

async function ask(method: string, path: string, body?: object) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`http://fake.test${path}`, { method, headers, ...sent })
  return { status: response.status, body: (await response.json()) as Answer }
}

const europe = 'reg_fake_europe'
const unitedStates = 'reg_fake_united_states'
const japan = 'reg_fake_japan'

/** Two linen shirts and the standard delivery, to a place in the region. */
async function cartTo(
  regionId: string,
  place: { readonly country_code: string; readonly province?: string },
) {
  const made = await ask('POST', '/store/carts', { region_id: regionId })
  const path = `/store/carts/${String((made.body['cart'] as Answer)['id'])}`
  await ask('POST', `${path}/line-items`, { variant_id: 'variant_linen-shirt-white-m', quantity: 2 })
  await ask('POST', path, { shipping_address: place })
  const offered = await ask('GET', `/store/shipping-options?cart_id=${path.split('/')[3] ?? ''}`)
  const [standard] = offered.body['shipping_options'] as readonly Answer[]
  const answer = await ask('POST', `${path}/shipping-methods`, { option_id: standard?.['id'] })
  return answer.body['cart'] as Answer
}

it.each([
  ['Germany', europe, { country_code: 'de' }, { currency_code: 'eur', total: 194.7, tax_total: 31.09 }],
  ['Austria', europe, { country_code: 'at' }, { currency_code: 'eur', total: 194.7, tax_total: 32.45 }],
  [
    'California',
    unitedStates,
    { country_code: 'us', province: 'US-CA' },
    { currency_code: 'usd', total: 229.52, tax_total: 15.52 },
  ],
  [
    'Oregon',
    unitedStates,
    { country_code: 'us', province: 'us-or' },
    { currency_code: 'usd', total: 214, tax_total: 0 },
  ],
  ['Japan', japan, { country_code: 'jp' }, { currency_code: 'jpy', total: 30_800, tax_total: 2800 }],
])('a cart to %s has the prices and the tax of its place', async (_, region, place, sums) => {
  expect(await cartTo(region, place)).toMatchObject(sums)
})

it('what has no price in a region is in no list there, has no price on its page and is not put into a cart', async () => {
  const query = { entity: 'product', filters: { handle: 'zip-wallet' } }
  const hits = async (region: string) => {
    const { body } = await ask('POST', `/store/search?region_id=${region}`, query)
    return (body['results'] as readonly { readonly hits: readonly Answer[] }[])[0]?.hits
  }
  expect(await hits(japan)).toEqual([])
  expect(await hits(europe)).toMatchObject([{ document: { currency: 'eur', includes_tax: true } }])
  const { body } = await ask('GET', `/store/products?handle=zip-wallet&region_id=${japan}`)
  const [product] = body['products'] as readonly { readonly variants: readonly Answer[] }[]
  expect(product?.variants.map((variant) => variant['calculated_price'])).toEqual(
    product?.variants.map(() => null),
  )
  const cart = await ask('POST', '/store/carts', { region_id: japan })
  const path = `/store/carts/${String((cart.body['cart'] as Answer)['id'])}/line-items`
  expect(await ask('POST', path, { variant_id: 'variant_zip-wallet-black', quantity: 1 })).toMatchObject({
    status: 400,
  })
})

it('a search in an unknown region is refused', async () => {
  expect(await ask('POST', '/store/search?region_id=reg_nowhere', { entity: 'product' })).toMatchObject({
    status: 400,
    body: { type: 'invalid_data', message: 'There is no region "reg_nowhere".' },
  })
})
