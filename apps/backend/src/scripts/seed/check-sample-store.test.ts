import { demoCustomer, products, sampleOrders, store } from '@umber/sample-store'
import { expect, it } from 'vitest'

import { sampleStoreFaults, type SampleStoreParts } from './check-sample-store'

const skus = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)))
const parts: SampleStoreParts = { store, demoCustomer, sampleOrders, skus }

it('finds nothing wrong with the sample store as it is', () => {
  expect(sampleStoreFaults(parts)).toEqual([])
})

it('names the addresses outside the region when country and currency change', () => {
  const germany = { currency: 'eur', region: { countries: ['de'] } }
  expect(sampleStoreFaults({ ...parts, store: germany })).toEqual([
    'packages/sample-store/src/people.ts: demoCustomer.addresses[0].countryCode ("Home") is "in", and store.region.countries in packages/sample-store/src/store.ts has only "de".',
    'packages/sample-store/src/people.ts: demoCustomer.addresses[1].countryCode ("Studio") is "in", and store.region.countries in packages/sample-store/src/store.ts has only "de".',
  ])
})

it('names an invalid currency, an unknown address and an unknown SKU', () => {
  const faults = sampleStoreFaults({
    ...parts,
    store: { ...store, currency: 'euro' },
    sampleOrders: [{ address: 'Cottage', items: [{ sku: 'GONE-M', quantity: 1 }] }],
  })
  expect(faults).toEqual([
    'packages/sample-store/src/store.ts: store.currency is "euro", which is no currency.',
    'packages/sample-store/src/sample-orders.ts: sampleOrders[0].address is "Cottage", and demoCustomer.addresses in packages/sample-store/src/people.ts has only "Home", "Studio".',
    'packages/sample-store/src/sample-orders.ts: sampleOrders[0].items[0].sku is "GONE-M", which no product has.',
  ])
})
