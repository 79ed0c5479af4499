import { describe, expect, it, vi } from 'vitest'
import { createCatalogue } from './create-catalogue.ts'

const wire = (id: string, items: readonly { readonly required_quantity: number }[] = []) => ({
  id: `prod_${id}`,
  handle: id,
  title: id.toUpperCase(),
  variants: [{ id: `variant_${id}`, title: 'One', inventory_items: items }],
  product_content: { goes_with: ['prod_x', 7, 'prod_y'] },
})

function catalogueWith(products: readonly unknown[]) {
  const list = vi.fn<(query: object) => Promise<unknown>>(async () => ({
    products,
    count: products.length,
  }))
  const region = { list: async () => ({ regions: [{ id: 'reg_1', currency_code: 'inr' }] }) }
  const none = { list: async () => ({}), retrieve: async () => ({}) }
  const client = { store: { region, category: none, collection: none, product: { ...none, list } } }
  const catalogue = createCatalogue({
    client,
    backendUrl: 'https://backend.test',
    featuredProductIds: [],
    hasProductContent: true,
  })
  return { catalogue, list }
}

describe('productsOf', () => {
  it('reads products in one request, in the order asked for, without those that are not sold', async () => {
    const { catalogue, list } = catalogueWith([wire('b'), wire('a')])
    const found = await catalogue.productsOf({ ids: ['prod_a', 'prod_gone', 'prod_b'] })
    expect(found.map(({ slug }) => slug)).toEqual(['a', 'b'])
    expect(list).toHaveBeenCalledTimes(1)
    expect(list.mock.calls[0]?.[0]).toMatchObject({
      region_id: 'reg_1',
      id: ['prod_a', 'prod_gone', 'prod_b'],
      limit: 3,
    })
  })

  it('reads them by their slugs too, and nothing without any', async () => {
    const { catalogue, list } = catalogueWith([wire('a'), wire('b')])
    const found = await catalogue.productsOf({ slugs: ['b', 'a'] })
    expect(found.map(({ id }) => id)).toEqual(['prod_b', 'prod_a'])
    expect(list.mock.calls[0]?.[0]).toMatchObject({ handle: ['b', 'a'] })
    expect(await catalogue.productsOf({ slugs: [] })).toEqual([])
    expect(list).toHaveBeenCalledTimes(1)
  })

  it('says what goes with a product, and which variants are sets', async () => {
    const one = { required_quantity: 1 }
    const { catalogue } = catalogueWith([
      wire('plain', [one]),
      wire('pair', [{ required_quantity: 2 }]),
      wire('set', [one, one]),
    ])
    const found = await catalogue.productsOf({ slugs: ['plain', 'pair', 'set'] })
    expect(found.map(({ variants: [first] }) => first.isSet)).toEqual([undefined, true, true])
    expect(found[0]?.content?.goesWith).toEqual(['prod_x', 'prod_y'])
  })
})
