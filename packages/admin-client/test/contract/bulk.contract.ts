import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deletedAfterwards } from '../../../commerce-client/test/support/afterwards.ts'
import { one } from '../../../commerce-client/test/support/one.ts'
import { ownProduct, type TestProduct } from '../../../commerce-client/test/support/own-products.ts'
import { setPrices, setStock, type RowResult } from '../../src/index.ts'
import { reported } from '../support/ended.ts'
import { liveTool } from '../support/live-tool.ts'

const tool = liveTool()
let products: readonly TestProduct[]
let skus: readonly string[]

beforeAll(async () => {
  products = await Promise.all(Array.from({ length: 5 }, async () => ownProduct(tool.admin)))
  skus = await Promise.all(
    products.map(async ({ productId, variantId }) => {
      const { variant } = await tool.admin.product.retrieveVariant(productId, variantId, { fields: 'sku' })
      return variant.sku ?? ''
    }),
  )
  return async () => {
    for (const product of products) await product.remove()
  }
})

const kinds = (results: readonly RowResult[]): readonly string[] => results.map(({ kind }) => kind)

async function priceList(): Promise<string> {
  const { price_list } = await tool.admin.priceList.create({
    title: `Sale ${randomUUID()}`,
    description: 'While it rains',
    type: 'sale',
    status: 'draft',
  })
  deletedAfterwards(price_list.id, tool.admin.priceList.delete)
  return price_list.id
}

describe('prices of a list', () => {
  test('are created, changed and left alone, several at a time', async () => {
    const list = await priceList()
    const { currency } = one(products)
    const rows = skus.map((sku, index) => ({ sku, currency, amount: 100 + index }))
    const progress: number[] = []
    const first = await setPrices(tool, list, rows, {
      batch: 2,
      concurrency: 2,
      onProgress: ({ done }) => progress.push(done),
    })
    reported(first)
    expect(first.kind).toBe('done')
    expect(kinds(first.results)).toEqual(Array.from({ length: 5 }, () => 'created'))
    expect(progress.at(-1)).toBe(5)

    const changed = rows.with(3, { sku: skus[3] ?? '', currency, amount: 9.99 })
    const second = await setPrices(tool, list, changed)
    reported(second)
    expect(kinds(second.results)).toEqual(['unchanged', 'unchanged', 'unchanged', 'updated', 'unchanged'])
    const { prices } = await tool.admin.priceList.prices(list)
    expect(prices.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([9.99, 100, 101, 102, 104])
  })

  test('are reported row by row when the server refuses some', async () => {
    const list = await priceList()
    const { currency, variantId } = one(products)
    const result = await setPrices(tool, list, [
      { variantId, currency, amount: 1 },
      { variantId: 'variant_unknown', currency, amount: 2 },
      { sku: 'no-such-sku', currency, amount: 3 },
      { sku: skus[1], currency, amount: -1 },
      { sku: skus[2], currency, amount: 5 },
      { variantId, currency, amount: 6 },
    ])
    reported(result)
    expect(result.kind).toBe('incomplete')
    expect(kinds(result.results)).toEqual(['created', 'refused', 'invalid', 'invalid', 'created', 'invalid'])
    const { prices } = await tool.admin.priceList.prices(list)
    expect(prices).toHaveLength(2)
  })

  test('of a list that does not exist are refused', async () => {
    const { currency, variantId } = one(products)
    const result = await setPrices(tool, 'plist_unknown', [{ variantId, currency, amount: 1 }])
    expect(JSON.stringify(result)).toContain('refused')
  })
})

describe('stock', () => {
  test('is created, changed and left alone', async () => {
    const { locationId } = one(products)
    const { stock_location } = await tool.admin.stockLocation.create({ name: `Location ${randomUUID()}` })
    deletedAfterwards(stock_location.id, tool.admin.stockLocation.delete)
    const [first, second] = skus
    const result = await setStock(tool, [
      { sku: first, locationId, quantity: 7 },
      { sku: first, locationId: stock_location.id, quantity: 3 },
      { inventoryItemId: products[1]?.inventoryItemId, locationId, quantity: 1000 },
      { sku: 'no-such-sku', locationId, quantity: 1 },
      { sku: second, locationId: 'sloc_unknown', quantity: 1 },
      { sku: second, locationId: stock_location.id, quantity: 0.5 },
    ])
    reported(result)
    expect(kinds(result.results)).toEqual([
      'updated',
      'created',
      'unchanged',
      'invalid',
      'invalid',
      'invalid',
    ])
    const { inventory_levels } = await tool.admin.inventoryItem.listLevels(one(products).inventoryItemId)
    expect(inventory_levels.map(({ stocked_quantity }) => stocked_quantity)).toEqual(
      expect.arrayContaining([3, 7]),
    )
  })

  test('is not changed after the signal was aborted', async () => {
    const { locationId } = one(products)
    const stop = new AbortController()
    const rows = skus.slice(2).map((sku) => ({ sku, locationId, quantity: 11 }))
    const result = await setStock(tool, rows, {
      batch: 1,
      concurrency: 1,
      signal: stop.signal,
      onProgress: () => stop.abort('enough'),
    })
    expect(result).toMatchObject({
      kind: 'aborted',
      reason: 'enough',
      results: [{ kind: 'updated' }, { kind: 'skipped' }, { kind: 'skipped' }],
    })
    const again = await setStock(tool, rows)
    reported(again)
    expect(kinds(again.results)).toEqual(['unchanged', 'updated', 'updated'])
  })
})
