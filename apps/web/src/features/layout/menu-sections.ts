import { useQuery } from '@tanstack/react-query'
import type { Category } from '@umber/storefront-core'
import { categoryTree } from '@umber/storefront-core/catalogue'
import { useMemo } from 'react'
import { categoriesQuery } from '../../queries/products.ts'
import { useServices } from '../../services/services-context.ts'

export interface MenuLink {
  readonly slug: string
  readonly name: string
}

export interface MenuSection extends MenuLink {
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly links: readonly MenuLink[]
}

/** The showcase's menu, shown until the categories load or when they fail. */
export const printedMenu: readonly MenuSection[] = [
  {
    slug: 'men',
    name: 'Men',
    links: [
      { slug: 'men-tshirts', name: 'T-Shirts' },
      { slug: 'men-shirts', name: 'Shirts' },
    ],
  },
  {
    slug: 'women',
    name: 'Women',
    links: [
      { slug: 'women-dresses', name: 'Dresses' },
      { slug: 'women-tops', name: 'Tops' },
      { slug: 'women-jumpsuits', name: 'Jumpsuits' },
      { slug: 'women-coords', name: 'Co-ords' },
      { slug: 'women-kurti-sets', name: 'Kurti Sets' },
      { slug: 'women-shirts', name: 'Shirts' },
    ],
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    links: [
      { slug: 'accessories-sunglasses', name: 'Sunglasses' },
      { slug: 'accessories-watches', name: 'Watches' },
      { slug: 'accessories-belts', name: 'Belts' },
      { slug: 'accessories-wallets', name: 'Wallets' },
    ],
  },
  {
    slug: 'home-essentials',
    name: 'Home Essentials',
    links: [{ slug: 'home-premium-candles', name: 'Premium Candles' }],
  },
]

/** What fits into a row of the header and into a panel. Lists of the category have the rest. */
const most = { inRow: 8, inPanel: 24 } as const

/** Of the menu as a row, in the header and the footer. */
export const rowOf = (sections: readonly MenuSection[]): readonly MenuSection[] =>
  sections.slice(0, most.inRow)

/** The menu: the categories at the top, each with those below it. */
export function menuSections(categories: readonly Category[]): readonly MenuSection[] {
  return categoryTree(categories).map(({ category, children }) => ({
    slug: category.slug,
    name: category.name,
    description: category.description,
    image: category.image,
    links: children.slice(0, most.inPanel).map(({ category: { slug, name } }) => ({ slug, name })),
  }))
}

const noSections: readonly MenuSection[] = []

/** Without their list the categories of the showcase are known, and those of a merchant's shop are not. */
export function useMenu(): readonly MenuSection[] {
  const { catalogue, preset } = useServices()
  const unread = preset.hasProductCategories ? noSections : printedMenu
  const { data } = useQuery(categoriesQuery(catalogue))
  return useMemo(() => (data === undefined ? unread : menuSections(data)), [data, unread])
}
