import { describe, expect, it } from 'vitest'

import { done, signInAdmin } from '../support/backend'
import { eventually } from '../support/eventually'
import { makeProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const admin = await signInAdmin()
const asAdmin = { bearer: admin }
const unique = Date.now().toString(36)

async function found(filters: object, facets: readonly object[] = []) {
  const body = { entity: 'product', fields: ['id'], filters, search_options: { facets } }
  const answer = await done('POST', '/store/search', { body })
  return at(answer, 'results.0')
}

describe('Options that a merchant has invented', () => {
  it('filter and count the list, with the order and the looks that the dashboard gave their values', async () => {
    const { productId, remove } = await makeProducts(admin, 'Fig Candle', 2)
    const title = `Scent ${unique}`
    const made = await done('POST', '/admin/product-options', {
      ...asAdmin,
      body: { title, values: ['Rose, dried', 'Fig'], ranks: { 'Rose, dried': 1, Fig: 0 } },
    })
    const optionId = textAt(made, 'product_option.id')
    await done('POST', `/admin/products/${productId}/options/batch`, {
      ...asAdmin,
      body: { add: [optionId] },
    })
    const key = `scent ${unique}_rose%2c dried`
    const condition = { option_keys: { $overlaps: [key] } }
    await eventually('product with the option', async () =>
      listAt(await found(condition), 'hits').length === 1 ? true : undefined,
    )
    const facets = [
      { field: 'option_keys', limit: 500 },
      { field: 'option_values', limit: 1000 },
    ]
    const both = { $and: [condition, { option_keys: { $overlaps: ['size_one'] } }] }
    const answer = await found(both, facets)
    expect(listAt(answer, 'hits').map((hit) => at(hit, 'id'))).toEqual([productId])
    const counted = (name: string) =>
      listAt(answer, `facets.${name}.values`).map((entry) => [at(entry, 'value'), at(entry, 'count')])
    expect(counted('option_keys')).toContainEqual([key, 1])
    expect(counted('option_values')).toContainEqual([`${title}\u001FFig\u001F0\u001F`, 1])

    const values = listAt(made, 'product_option.values')
    const fig = values.find((value) => at(value, 'value') === 'Fig')
    await done('POST', `/admin/product-options/${optionId}/values/${textAt(fig, 'id')}`, {
      ...asAdmin,
      body: { metadata: { hex: '#9a8b7c' } },
    })
    await eventually('look in the index', async () => {
      const entries = listAt(await found(condition, facets), 'facets.option_values.values')
      const wanted = `${title}\u001FFig\u001F0\u001F#9a8b7c`
      return entries.some((entry) => at(entry, 'value') === wanted) ? true : undefined
    })
    const page = await done('GET', `/store/products?id=${productId}&fields=id,options.title,*options.values`)
    const own = listAt(page, 'products.0.options').find((option) => at(option, 'title') === title)
    expect(listAt(own, 'values').find((value) => at(value, 'value') === 'Fig')).toMatchObject({
      rank: 0,
      metadata: { hex: '#9a8b7c' },
    })
    await remove()
  })
})
