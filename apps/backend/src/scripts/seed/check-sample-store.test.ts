import { demoCustomer, products, regions, sampleOrders } from '@umber/sample-store'
import { expect, it } from 'vitest'

import { sampleStoreFaults, type SampleStoreParts } from './check-sample-store'

const skus = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
const parts: SampleStoreParts = { regions, demoCustomer, sampleOrders, skus }

it('finds nothing wrong with the sample store as it is', () => {
  expect(sampleStoreFaults(parts)).toEqual([])
})

it('names the addresses outside the region when country and currency change', () => {
  const germany = { name: 'Germany', currency: 'eur', countries: [{ code: 'de' }] }
  expect(sampleStoreFaults({ ...parts, regions: [germany] })).toEqual([
    'packages/sample-store/src/people.ts: demoCustomer.addresses[0].countryCode ("Home") is "in", and regions[0].countries in packages/sample-store/src/regions.ts has only "de".',
    'packages/sample-store/src/people.ts: demoCustomer.addresses[1].countryCode ("Studio") is "in", and regions[0].countries in packages/sample-store/src/regions.ts has only "de".',
  ])
})

it('names an invalid currency, an unknown address and an unknown SKU', () => {
  const faults = sampleStoreFaults({
    ...parts,
    regions: [{ ...regions[0], currency: 'euro' }],
    sampleOrders: [{ address: 'Cottage', items: [{ sku: 'GONE-M', quantity: 1 }] }],
  })
  expect(faults).toEqual([
    'packages/sample-store/src/regions.ts: regions[0].currency ("India") is "euro", which is no currency.',
    'packages/sample-store/src/sample-orders.ts: sampleOrders[0].address is "Cottage", and demoCustomer.addresses in packages/sample-store/src/people.ts has only "Home", "Studio".',
    'packages/sample-store/src/sample-orders.ts: sampleOrders[0].items[0].sku is "GONE-M", which no product has.',
  ])
})
