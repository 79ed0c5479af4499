import type { HomeSection } from '@umber/storefront-core/shop'
import { chosenProductsQuery } from '../../queries/chosen-products.ts'
import { journalQuery, latestPosts } from '../../queries/journal.ts'
import { productRowOf, productRowQuery } from '../../queries/product-rows.ts'
import type { ReadContext } from '../page-reads.ts'

/** What a section of the home page shows, but the featured products. */
export async function readSection({ client, services }: ReadContext, section: HomeSection): Promise<void> {
  if (section.kind === 'journal') await client.prefetchQuery(journalQuery(services, latestPosts))
  if (section.kind === 'story' && section.productIds.length > 0)
    await client.prefetchQuery(chosenProductsQuery(services, section.productIds))
  const row = section.kind === 'products' ? productRowOf(section) : undefined
  if (row !== undefined) await client.prefetchQuery(productRowQuery(services, row))
}
