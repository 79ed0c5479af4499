import { describe, expect, it } from 'vitest'

import { isForShoppers, reachedOptions, type DeliveringChannel } from './reached-options'

const zone = (countries: readonly string[], ...ids: readonly string[]) => ({
  geo_zones: countries.map((code) => ({ country_code: code })),
  shipping_options: ids.map((id) => ({ id })),
})

const channel = (...zones: readonly ReturnType<typeof zone>[]): DeliveringChannel => ({
  stock_locations: [{ fulfillment_sets: [{ service_zones: zones }] }],
})

describe('The options of a region', () => {
  it('deliver to at least one of its countries, and name them', () => {
    const home = channel(zone(['in', 'np'], 'standard', 'express'), zone(['de'], 'abroad'))
    expect([...reachedOptions([home], ['np', 'lk', 'in'])]).toEqual([
      ['standard', ['np', 'in']],
      ['express', ['np', 'in']],
    ])
  })

  it('are without those by which shoppers collect their orders', () => {
    const set = { type: 'pickup', service_zones: [zone(['in'], 'pickup')] }
    expect(reachedOptions([{ stock_locations: [{ fulfillment_sets: [set] }] }], ['in']).size).toBe(0)
  })

  it('are empty when a channel has no stock location, no sets or no zones', () => {
    const empty: readonly DeliveringChannel[] = [
      {},
      { stock_locations: [null] },
      { stock_locations: [{ fulfillment_sets: null }] },
      channel({ geo_zones: [], shipping_options: [{ id: 'nowhere' }] }),
    ]
    expect(reachedOptions(empty, ['in']).size).toBe(0)
  })
})

describe('An option is for shoppers', () => {
  const rules = (isReturn: string, isInStore: string) => ({
    rules: [
      { attribute: 'is_return', value: isReturn },
      { attribute: 'enabled_in_store', value: isInStore },
    ],
  })

  it('unless it is for returns or for the merchant only', () => {
    expect(isForShoppers(rules('false', 'true'))).toBe(true)
    expect(isForShoppers({})).toBe(true)
    expect(isForShoppers(rules('true', 'true'))).toBe(false)
    expect(isForShoppers(rules('false', 'false'))).toBe(false)
  })
})
