import { describe, expect, it } from 'vitest'

import { demoCustomer, products, sampleOrders, store } from './index.ts'

describe('the sample orders', () => {
  const variants = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.sku, variant] as const)),
  )

  it('show every state an order can be in', () => {
    expect(new Set(sampleOrders.map((order) => order.state))).toEqual(
      new Set(['pending', 'shipped', 'completed', 'canceled']),
    )
  })

  it('name variants of which enough are in stock', () => {
    const wanting = sampleOrders
      .flatMap((order) => order.items)
      .filter((item) => {
        const stock = variants.get(item.sku)?.stock
        return stock?.kind !== 'counted' || stock.quantity < item.quantity
      })
    expect(wanting).toEqual([])
  })

  it('name addresses of the customer and shipping options of the store', () => {
    const labels = demoCustomer.addresses.map((address) => address.label)
    const codes = store.shippingOptions.map((option) => option.code)
    expect(labels).toEqual(expect.arrayContaining(sampleOrders.map((order) => order.address)))
    expect(codes).toEqual(expect.arrayContaining(sampleOrders.map((order) => order.shippingOption)))
  })

  it('are told from the oldest to the newest', () => {
    const ages = sampleOrders.map((order) => order.placedDaysAgo)
    expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  })
})
