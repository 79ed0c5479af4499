import { expect, it } from 'vitest'

import { setsOf, type StockedVariant } from './pieces-of-sets'

const variant = (
  id: string,
  items: readonly (readonly [id: string, quantity: number])[],
  status = 'published',
): StockedVariant => ({
  id,
  product_id: `prod_${id}`,
  product: { status },
  inventory_items: items.map(([item, quantity]) => ({
    inventory_item_id: item,
    required_quantity: quantity,
    inventory: { title: `Stock of ${item}` },
  })),
})

const gift = variant('gift', [
  ['cup', 2],
  ['tea', 1],
  ['box', 1],
])

it('a set has its pieces, each with the variant that sells it alone', () => {
  const others = [gift, variant('tea', [['tea', 1]]), variant('cup', [['cup', 1]])]
  expect(setsOf([variant('plain', [['plain', 1]]), gift], others)).toEqual([
    {
      variant_id: 'gift',
      pieces: [
        { title: 'Stock of cup', quantity: 2, product_id: 'prod_cup', variant_id: 'cup' },
        { title: 'Stock of tea', quantity: 1, product_id: 'prod_tea', variant_id: 'tea' },
        { title: 'Stock of box', quantity: 1, product_id: null, variant_id: null },
      ],
    },
  ])
})

it.each([
  ['is not published', variant('tea', [['tea', 1]], 'draft')],
  [
    'is a set of its own',
    variant('tea', [
      ['tea', 1],
      ['cup', 1],
    ]),
  ],
  ['sells it by the dozen', variant('tea', [['tea', 12]])],
])('a variant that %s does not sell a piece alone', (_what, other) => {
  expect(setsOf([gift], [other])[0]?.pieces[1]).toMatchObject({ product_id: null, variant_id: null })
})

it('several pieces of one stock are a set too', () => {
  const three = variant('three', [['tea', 3]])
  expect(setsOf([three], [three, variant('tea', [['tea', 1]])])).toEqual([
    {
      variant_id: 'three',
      pieces: [{ title: 'Stock of tea', quantity: 3, product_id: 'prod_tea', variant_id: 'tea' }],
    },
  ])
})
