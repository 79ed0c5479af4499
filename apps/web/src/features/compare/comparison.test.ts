import type { Product } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { comparisonOf } from './comparison.ts'
import { readCompared } from './use-compared.ts'

const words = { material: 'Material', details: 'Details' }

const product = (part: Partial<Product>): Product => ({
  id: 'prod',
  name: 'Shirt',
  description: '',
  categoryIds: [],
  images: [],
  variants: [{ id: 'variant', name: 'One', options: [], available: true }],
  options: [],
  tags: [],
  slug: 'shirt',
  isFeatured: false,
  isNew: false,
  specifications: [],
  metadata: {},
  ...part,
})

const sizes = (values: readonly string[]) => [{ id: 'size', name: 'Size', values }]

it('each thing that a product says is a line, with nothing where another says none', () => {
  const shirt = product({
    material: 'Linen',
    options: sizes(['L', 'S', 'M']),
    specifications: ['Weight: 180 g'],
    content: {
      specifications: [
        { label: 'Weight', value: '180 g' },
        { value: 'Two pockets' },
        { value: 'Curved hem' },
      ],
    },
  })
  const watch = product({ specifications: ['Water-resistant'] })
  expect(comparisonOf([shirt, watch], words)).toEqual([
    { label: 'Size', cells: ['S, M, L', ''] },
    { label: 'Material', cells: ['Linen', ''] },
    { label: 'Weight', cells: ['180 g', ''] },
    { label: 'Details', cells: ['Two pockets\nCurved hem', 'Water-resistant'] },
  ])
})

it('a material that is told twice is one line', () => {
  const shirt = product({
    material: 'Linen',
    content: { specifications: [{ label: 'material', value: '100% European linen' }] },
  })
  expect(comparisonOf([shirt], words)).toEqual([{ label: 'Material', cells: ['100% European linen'] }])
})

it('what none of them says is no line', () => {
  expect(comparisonOf([product({}), product({})], words)).toEqual([])
})

it('what is stored of the choice may have any shape', () => {
  for (const stored of [null, '{', '7', '[1,null,{"slug":""},{"slug":"a","name":1}]'])
    expect(readCompared(stored)).toEqual([])
  const five = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, name: slug }))
  expect(readCompared(JSON.stringify(five))).toEqual(five.slice(0, 4))
})
