import type { SearchTypes } from '@medusajs/framework/types'
import { expect, it, vi } from 'vitest'

import index from '../../search/product'

// Medusa's registers the index with the running server.
vi.mock('@medusajs/framework/utils', async (original) => ({
  ...(await original<object>()),
  defineSearchIndex: (definition: unknown) => definition,
}))

interface FakeProduct {
  readonly id: string
  readonly price?: number
  /** In the other region. */
  readonly euros?: number
  readonly deleted_at?: Date
}

interface Asked {
  readonly entity: string
  readonly filters?: {
    readonly id?: { readonly $gt: string } | string[]
    readonly deleted_at?: { readonly $gte: Date }
  }
  readonly withDeleted?: boolean
  readonly context?: { readonly calculated_price: { readonly currency_code: string } }
}

function queryOf(products: readonly FakeProduct[]) {
  const find = ({ entity, filters = {}, withDeleted = false, context }: Asked): readonly unknown[] => {
    const { id, deleted_at: deletedAt } = filters
    if (entity === 'region')
      return [
        { id: 'reg_1', currency_code: 'inr' },
        { id: 'reg_2', currency_code: 'eur' },
      ]
    if (entity === 'product_variant')
      return products.map(({ id: own, price, euros }) => {
        const amount = context?.calculated_price.currency_code === 'eur' ? euros : price
        return { id: own, calculated_price: amount === undefined ? null : { calculated_amount: amount } }
      })
    if (entity !== 'product') return []
    return products
      .filter((product) => withDeleted || product.deleted_at === undefined)
      .filter((product) => deletedAt === undefined || (product.deleted_at ?? 0) >= deletedAt.$gte)
      .filter(
        (product) => id === undefined || (Array.isArray(id) ? id.includes(product.id) : product.id > id.$gt),
      )
      .map(({ id: own }) => ({
        id: own,
        handle: own,
        title: own,
        status: 'published',
        created_at: new Date(),
        variants: [{ id: own }],
      }))
  }
  return { graph: async (asked: Asked) => Promise.resolve({ data: find(asked) }) }
}

/** What is in the index afterwards, and what was deleted from it. */
async function seed(products: readonly FakeProduct[], catchup?: { readonly since: Date }) {
  const context = { container: { query: queryOf(products) }, ...(catchup && { catchup }) }
  const upserted: unknown[] = []
  const deleted: unknown[] = []
  for await (const mutations of index.seed(context as unknown as SearchTypes.SearchSeedContext))
    for (const mutation of mutations)
      if (mutation.action === 'upsert') upserted.push(...mutation.documents.map(({ id }) => id))
      else deleted.push(mutation.filters)
  return { upserted, deleted }
}

const since = new Date('2026-11-23T00:00:00Z')
const products: readonly FakeProduct[] = [
  { id: 'prod_1', price: 10, euros: 1 },
  { id: 'prod_2' },
  { id: 'prod_3', price: 30, deleted_at: new Date('2026-11-22T23:59:59Z') },
  { id: 'prod_4', price: 40, deleted_at: since },
]

it('the first pass writes what has a price, for each region that has one, and deletes nothing', async () => {
  expect(await seed([...products, { id: 'prod_5', price: 50 }])).toEqual({
    upserted: ['prod_1@reg_1', 'prod_5@reg_1', 'prod_1@reg_2'],
    deleted: [],
  })
})

it('the pass that catches up writes everything again, and deletes what lost its price or was deleted meanwhile', async () => {
  expect(await seed(products, { since })).toEqual({
    upserted: ['prod_1@reg_1', 'prod_1@reg_2'],
    deleted: [{ id: ['prod_2@reg_1', 'prod_2@reg_2'] }, { product_id: ['prod_4'] }],
  })
})
