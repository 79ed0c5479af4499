import type { Category } from '@umber/storefront-core'
import { paths } from '../config/paths.ts'
import { listingCopy } from '../copy/products.ts'
import type { Crumb } from './head-tags.ts'

export const homeCrumb: Crumb = { name: listingCopy.home, path: paths.home() }

/** Categories as steps of the way to a page, in their order. */
export const categoryCrumbs = (categories: readonly Category[]): readonly Crumb[] =>
  categories.map(({ name, slug }) => ({ name, path: paths.category(slug) }))
