import type { ShopPageTitle } from '@umber/storefront-core/shop'
import type { PageName } from '../pages/index.ts'
import { pageNames, recordOf, type PlacedPage } from './match-page.ts'

/** The page of the sources that the owner's page with this slug replaces. */
export const replacedBy = (slug: string): PageName | undefined =>
  pageNames.find((name) => recordOf(name)?.replacedBy === slug)

/** The owner's page in place of one of the sources, if it is published. */
export function withOwnPage(page: PlacedPage, published: readonly ShopPageTitle[]): PlacedPage {
  const slug = recordOf(page.name)?.replacedBy
  return slug !== undefined && published.some((one) => one.slug === slug)
    ? { name: 'ownPage', params: { slug } }
    : page
}
