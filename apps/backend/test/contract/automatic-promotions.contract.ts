import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { done, regionId, signInAdmin } from '../support/backend'
import { eventually } from '../support/eventually'
import { listed } from '../support/listed'
import { makeProducts, type TestProducts } from '../support/products'
import { at, textAt } from '../support/read'

let admin: string
let product: TestProducts
let other: TestProducts

const change = async (path: string, body: object = {}): Promise<unknown> =>
  done('POST', `/admin/${path}`, { bearer: admin, body })

/** An automatic promotion of 10 % for one of the products. */
async function promote(terms: object = {}, method: object = {}): Promise<string> {
  const made = await change('promotions', {
    code: `AUTO${Date.now()}${Math.round(Math.random() * 1e6)}`,
    type: 'standard',
    status: 'active',
    is_automatic: true,
    application_method: {
      type: 'percentage',
      target_type: 'items',
      allocation: 'across',
      value: 10,
      currency_code: 'inr',
      target_rules: [{ attribute: 'items.product.id', operator: 'in', values: [product.productId] }],
      ...method,
    },
    ...terms,
  })
  return textAt(made, 'promotion.id')
}

/** In a list and on the page of the product. */
async function told(productId: string): Promise<readonly unknown[]> {
  const fields = encodeURIComponent('id,*variants.calculated_price')
  const path = `/store/products/${productId}?region_id=${await regionId()}&fields=${fields}`
  const [document, page] = await Promise.all([listed(productId), done('GET', path)])
  return [at(document, 'percent_at_checkout'), at(page, 'product.percent_at_checkout') ?? 0]
}

describe('An automatic promotion', () => {
  beforeAll(async () => {
    admin = await signInAdmin()
    product = await makeProducts(admin, 'Cheaper at the checkout', 3)
    other = await makeProducts(admin, 'At its price', 3)
    for (const { productId } of [product, other])
      await eventually('document of the product', async () => listed(productId))
  })

  afterAll(async () => Promise.all([product.remove(), other.remove()]))

  it('is told of the products that it is for, before the cart, until it ends', async () => {
    const id = await promote()
    expect(await told(product.productId)).toEqual([10, 10])
    expect(await told(other.productId)).toEqual([0, 0])
    await change(`promotions/${id}`, { status: 'inactive' })
    expect(await told(product.productId)).toEqual([0, 0])
    await done('DELETE', `/admin/promotions/${id}`, { bearer: admin })
  })

  it('is not told when it asks for more than the product, or takes something else off', async () => {
    const ids = [
      await promote({ rules: [{ attribute: 'item_total', operator: 'gte', values: ['5000'] }] }),
      await promote(
        {},
        { target_type: 'shipping_methods', target_rules: [], allocation: 'each', max_quantity: 1 },
      ),
      await promote({ is_automatic: false }),
    ]
    expect(await told(product.productId)).toEqual([0, 0])
    for (const id of ids) await done('DELETE', `/admin/promotions/${id}`, { bearer: admin })
  })
})
