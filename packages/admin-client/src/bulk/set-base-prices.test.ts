import { createTestBackend } from '@umber/commerce-client/testing'
import { expect, test } from 'vitest'
import { createAdminClient } from '../admin-client.ts'
import { setBasePrices } from './set-base-prices.ts'

const inr = {
  id: 'price_1',
  currency_code: 'inr',
  amount: 100,
  min_quantity: null,
  max_quantity: null,
  rules: {},
}
const eur = { ...inr, id: 'price_2', currency_code: 'eur', amount: 2 }
const india = { ...inr, id: 'price_3', amount: 90, rules: { region_id: 'reg_in' } }
const dozen = { ...inr, id: 'price_4', amount: 80, min_quantity: 12 }

function shop() {
  const variant = (id: string, sku: string, prices: object[]) => ({ id, sku, product_id: 'prod_1', prices })
  const variants = [
    variant('variant_1', 'TEE-M', [inr, eur, india, dozen]),
    variant('variant_2', 'TEE-L', [eur]),
  ]
  const backend = createTestBackend({
    'GET /admin/stores': {
      stores: [{ supported_currencies: ['inr', 'eur', 'usd'].map((currency_code) => ({ currency_code })) }],
    },
    'GET /admin/product-variants': ({ query }) => {
      const asked = (name: string) =>
        [...query].flatMap(([key, value]) => (key === name || key.startsWith(`${name}[`) ? [value] : []))
      const [ids, skus] = [asked('id'), asked('sku')]
      return { variants: variants.filter(({ id, sku }) => ids.includes(id) || skus.includes(sku)) }
    },
    'POST /admin/products/:productId/variants/batch': {},
  })
  const tool = createAdminClient({ baseUrl: 'https://shop.example', apiKey: 'sk_1', fetch: backend.fetch })
  const sent = () =>
    backend.requests.filter(({ method }) => method === 'POST').map(({ params, body }) => ({ params, body }))
  return { tool, sent }
}

test('a base price is changed, and every other price of the variant is sent along', async () => {
  const { tool, sent } = shop()
  const report = await setBasePrices(tool, [{ sku: 'TEE-M', currency: 'INR', amount: 110 }])
  expect(report).toEqual({ kind: 'done', results: [{ kind: 'updated' }] })
  const body = {
    update: [
      {
        id: 'variant_1',
        prices: [
          { id: 'price_1', currency_code: 'inr', amount: 110 },
          { id: 'price_2', currency_code: 'eur', amount: 2 },
          { id: 'price_3', currency_code: 'inr', amount: 90, rules: { region_id: 'reg_in' } },
          { id: 'price_4', currency_code: 'inr', amount: 80, min_quantity: 12 },
        ],
      },
    ],
  }
  expect(sent()).toMatchObject([{ body }])
})

test('a variant that is named by its id is read by it', async () => {
  const { tool, sent } = shop()
  const report = await setBasePrices(tool, [{ variantId: 'variant_2', currency: 'eur', amount: 4 }])
  expect(report).toEqual({ kind: 'done', results: [{ kind: 'updated' }] })
  const prices = [{ id: 'price_2', currency_code: 'eur', amount: 4 }]
  expect(sent()).toMatchObject([{ body: { update: [{ id: 'variant_2', prices }] } }])
})

test('rows of one variant in several batches do not undo each other', async () => {
  const { tool, sent } = shop()
  const rows = [
    { sku: 'TEE-L', currency: 'inr', amount: 200 },
    { variantId: 'variant_2', currency: 'usd', amount: 3 },
    { sku: 'TEE-L', currency: 'eur', amount: 2 },
  ]
  const report = await setBasePrices(tool, rows, { batch: 1, concurrency: 4 })
  expect(report).toMatchObject({
    kind: 'done',
    results: [{ kind: 'created' }, { kind: 'created' }, { kind: 'unchanged' }],
  })
  const prices = [
    { id: 'price_2', currency_code: 'eur', amount: 2 },
    { currency_code: 'inr', amount: 200 },
    { currency_code: 'usd', amount: 3 },
  ]
  const whole = { body: { update: [{ id: 'variant_2', prices }] } }
  expect(sent()).toMatchObject([whole, whole])
})

test('what is no price of the store is named, and not sent', async () => {
  const { tool, sent } = shop()
  const report = await setBasePrices(tool, [
    { sku: 'TEE-M', currency: 'zzz', amount: 1 },
    { sku: 'TEE-M', currency: 'inr', amount: -1 },
    { sku: 'TEE-M', currency: 'inr', amount: Number.NaN },
    { variantId: 'variant_9', currency: 'inr', amount: 1 },
    { sku: 'NONE', currency: 'inr', amount: 1 },
  ])
  expect(report).toMatchObject({ kind: 'incomplete' })
  expect('results' in report && report.results.every(({ kind }) => kind === 'invalid')).toBe(true)
  expect(sent()).toEqual([])
})
