import { findCategory } from '@umber/storefront-core/catalogue'
import { slugOf } from '../../config/match-page.ts'
import { paths } from '../../config/paths.ts'
import { categoriesQuery } from '../../queries/products.ts'
import { placeInList, prefetchList } from '../list-reads.ts'
import { nowhere, type PageReads } from '../page-reads.ts'

export const reads: PageReads = {
  needs: ['listing', 'facets', 'categories'],
  async prefetch(context) {
    await prefetchList(context, { category: slugOf(context.page) })
  },
  placeOf(context) {
    const slug = slugOf(context.page)
    const list = placeInList(context, { category: slug })
    const categories = context.client.getQueryData(categoriesQuery(context.services.catalogue).queryKey)
    if (slug === 'all' || categories === undefined) return list
    const category = findCategory(categories, slug)
    if (category === undefined) return nowhere
    return category.slug === slug ? list : { kind: 'moved', to: paths.category(category.slug) }
  },
}
