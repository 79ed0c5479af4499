import { beforeAll, expect, test } from 'vitest'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'

let admin: Merchant['admin']

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

test('taxes are by region, at rates, with rules', async () => {
  const { products } = await admin.product.list({ limit: 1, order: 'created_at', fields: 'id' })
  const { tax_providers } = await admin.taxProvider.list()
  const { tax_region } = await admin.taxRegion.create({
    country_code: 'no',
    provider_id: one(tax_providers).id,
    default_tax_rate: { name: 'MVA', code: 'MVA25', rate: 25 },
  })
  deletedAfterwards(tax_region.id, admin.taxRegion.delete)
  const { id } = tax_region
  const { tax_region: changed } = await admin.taxRegion.update(id, { metadata: { since: 1970 } })
  expect(changed).toMatchObject({ id, country_code: 'no', metadata: { since: 1970 } })
  expect((await admin.taxRegion.list({ country_code: 'no' })).tax_regions.map((region) => region.id)).toEqual(
    [id],
  )
  const { tax_region: seen } = await admin.taxRegion.retrieve(id)
  expect(seen.tax_rates).toMatchObject([{ code: 'MVA25', rate: 25, is_default: true }])

  const { tax_rate } = await admin.taxRate.create({
    name: 'Books',
    code: 'BOOKS',
    rate: 0,
    tax_region_id: id,
    rules: [{ reference: 'product', reference_id: one(products).id }],
  })
  deletedAfterwards(tax_rate.id, admin.taxRate.delete)
  const { tax_rate: lower } = await admin.taxRate.update(tax_rate.id, { rate: 12 })
  expect(lower).toMatchObject({ id: tax_rate.id, rate: 12 })
  expect((await admin.taxRate.list({ tax_region_id: id })).count).toBe(2)

  const { shipping_options } = await admin.shippingOption.list({ limit: 1, order: 'created_at' })
  const reference_id = one(shipping_options).id
  await admin.taxRate.createRule(tax_rate.id, { reference: 'shipping_option', reference_id })
  const { tax_rate: ruled } = await admin.taxRate.retrieve(tax_rate.id, { fields: '*rules' })
  const { id: ruleId } = one(ruled.rules.filter(({ reference }) => reference === 'shipping_option'))
  expect(await admin.taxRate.deleteRule(tax_rate.id, ruleId)).toMatchObject({ id: ruleId, deleted: true })
})
