import type { Category } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { menuSections, printedMenu, rowOf } from './menu-sections.ts'

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

it('is no longer than a row and a panel can hold, whatever the number of categories', () => {
  const many = Array.from({ length: 30 }, (_, top) => [
    category(`top-${top}`, top),
    ...Array.from({ length: 30 }, (__, low) => category(`low-${top}-${low}`, low, `id-top-${top}`)),
  ]).flat()
  const sections = menuSections(many)
  expect(sections).toHaveLength(30)
  expect(rowOf(sections).map(({ slug }) => slug)).toEqual(sections.slice(0, 8).map(({ slug }) => slug))
  expect(sections.map(({ links }) => links.length)).toEqual(sections.map(() => 24))
})
