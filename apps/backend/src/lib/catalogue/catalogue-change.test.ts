import { describe, expect, it } from 'vitest'

import { catalogueEvents, changeOf, united } from './catalogue-change'

describe('A change of the catalogue', () => {
  it.each([
    ['product.updated', { id: 'prod_1' }, [['product', ['prod_1']]]],
    ['product.product.updated', [{ id: 'prod_1' }, { id: 'prod_2' }], [['product', ['prod_1', 'prod_2']]]],
    ['product-variant.deleted', { id: ['variant_1'] }, [['variant', ['variant_1']]]],
    ['pricing.price.deleted', { id: 'price_1' }, [['price', ['price_1']]]],
    ['pricing.price-list.updated', { id: 'plist_1' }, [['price-list', ['plist_1']]]],
    ['inventory.inventory-level.updated', { id: 'ilev_1' }, [['inventory-level', ['ilev_1']]]],
    ['LinkProductSalesChannel.detached', { id: 'prodsc_1' }, [['channel-link', ['prodsc_1']]]],
    ['LinkSalesChannelStockLocation.attached', { id: 'scloc_1' }, [['everything', ['scloc_1']]]],
    ['order.placed', { id: 'order_1' }, []],
  ] as const)('is what %s is about', (name, data, expected) => {
    expect([...changeOf(name, data)].map(([thing, ids]) => [thing, [...ids]])).toEqual(expected)
    expect(catalogueEvents.includes(name)).toBe(expected.length > 0)
  })

  it('unites with others, each thing once', () => {
    const change = united(
      changeOf('pricing.price.created', { id: 'price_1' }),
      united(
        changeOf('pricing.price.updated', { id: 'price_1' }),
        changeOf('product.created', { id: 'prod_1' }),
      ),
    )
    expect([...change].map(([thing, ids]) => [thing, [...ids]])).toEqual([
      ['price', ['price_1']],
      ['product', ['prod_1']],
    ])
  })
})
