import type { Category } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { menuSections, printedMenu } from './menu-sections.ts'

const category = (slug: string, rank: number, parentId?: string): Category => ({
  id: `id-${slug}`,
  slug,
  name: slug,
  description: '',
  rank,
  ...(parentId === undefined ? {} : { parentId }),
})

it('shows the live categories, each under its parent', () => {
  const live = [category('women', 1), category('men', 0), category('men-shirts', 2, 'id-men')]
  expect(menuSections(live).map(({ slug, links }) => [slug, links.map((link) => link.slug)])).toEqual([
    ['men', ['men-shirts']],
    ['women', []],
  ])
})

it('[HEAD-04] is complete without the backend', () => {
  const expected = [
    ['men', 'men-tshirts', 'men-shirts'],
    [
      'women',
      'women-dresses',
      'women-tops',
      'women-jumpsuits',
      'women-coords',
      'women-kurti-sets',
      'women-shirts',
    ],
    [
      'accessories',
      'accessories-sunglasses',
      'accessories-watches',
      'accessories-belts',
      'accessories-wallets',
    ],
    ['home-essentials', 'home-premium-candles'],
  ]
  expect(printedMenu.map(({ slug, links }) => [slug].concat(links.map((link) => link.slug)))).toEqual(
    expected,
  )
})

it('is empty in a shop without categories', () => {
  expect(menuSections([])).toEqual([])
})
