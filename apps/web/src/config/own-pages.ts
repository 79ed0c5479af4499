import type { ShopPageTitle } from '@umber/storefront-core/shop'
import type { MatchedPage } from './paths.ts'

/** The pages of the sources that a page of the owner with this slug replaces. */
const replacing: Partial<Record<MatchedPage, string>> = {
  about: 'about',
  faq: 'faq',
  privacy: 'privacy',
  shippingPolicy: 'shipping-policy',
  terms: 'terms',
}

/** The page of the sources that has the text of the owner's page with this slug. */
export const replacedBy = (slug: string): MatchedPage | undefined =>
  (Object.keys(replacing) as MatchedPage[]).find((name) => replacing[name] === slug)

/** Whether the owner could have replaced a page. */
export const isReplaceable = (name: string): boolean => Object.hasOwn(replacing, name)

/** The owner's page in place of one of the sources, if it is published. */
export function withOwnPage<Placed extends { readonly name: string; readonly slug: string }>(
  page: Placed,
  published: readonly ShopPageTitle[],
): Placed | { readonly name: 'ownPage'; readonly slug: string } {
  const slug = isReplaceable(page.name) ? replacing[page.name as MatchedPage] : undefined
  return slug !== undefined && published.some((one) => one.slug === slug) ? { name: 'ownPage', slug } : page
}
