import { expect, it } from 'vitest'

import { documentId, productIdOf } from './document-id'
import { withProductFilters, withProductIds } from './product-hits'

it('a document is of one product, whatever its id is', () => {
  expect(productIdOf(documentId('prod_1', 'reg_1'))).toBe('prod_1')
  expect(productIdOf(documentId('shirt@home', 'reg_1'))).toBe('shirt@home')
})

it('a filter by id is one by product, also in groups and in each of several searches', () => {
  const body = {
    queries: [
      { entity: 'product', filters: { id: ['prod_1'], colors: 'Red' } },
      { entity: 'product', filters: { $or: [{ id: 'prod_2' }, { $not: { id: 'prod_3' } }] } },
      { entity: 'product' },
    ],
  }
  withProductFilters(body)
  expect(body.queries.map((query) => query.filters)).toEqual([
    { product_id: ['prod_1'], colors: 'Red' },
    { $or: [{ product_id: 'prod_2' }, { $not: { product_id: 'prod_3' } }] },
    undefined,
  ])
})

it('hits and their documents have the id of the product, if they have one', () => {
  const hits = [
    { id: 'prod_1@reg_1', document: { id: 'prod_1@reg_1', price: 10 } },
    { id: 'prod_2@reg_1', document: { price: 20 } },
  ]
  expect(withProductIds({ results: [{ hits, metadata: { count: 2 } }] })).toEqual({
    results: [
      {
        hits: [
          { id: 'prod_1', document: { id: 'prod_1', price: 10 } },
          { id: 'prod_2', document: { price: 20 } },
        ],
        metadata: { count: 2 },
      },
    ],
  })
})
