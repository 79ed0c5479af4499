import type { Product } from '@umber/storefront-core'
import { goesWithQuery, setQuery } from '../../queries/chosen-products.ts'
import { questionsQuery } from '../../queries/review-lists.ts'
import { reviewsQuery } from '../../queries/reviews.ts'
import { shopSettingsQuery } from '../../queries/shop-settings.ts'
import type { ReadContext } from '../page-reads.ts'

/** What stands below a product, as far as the owner has it: reviews, what goes with it, the pieces of a set. */
export async function readBelow(context: ReadContext, product: Product): Promise<void> {
  const { client, services } = context
  const goesWith = goesWithQuery(services, product)
  const set = setQuery(services, product)
  await Promise.all([
    goesWith.enabled === true && client.prefetchQuery(goesWith),
    set.enabled === true && client.prefetchQuery(set),
    readReviews(context, product.id),
  ])
}

/** As far as the owner has them switched on. */
async function readReviews({ client, services }: ReadContext, productId: string): Promise<void> {
  if (services.preset.hasShopSettings !== true) return
  const settings = await client.fetchQuery(shopSettingsQuery(services)).catch(() => undefined)
  if (settings?.hasReviews !== true) return
  await Promise.all([
    client.prefetchQuery(reviewsQuery(services, productId)),
    client.prefetchQuery(questionsQuery(services, productId)),
  ])
}
