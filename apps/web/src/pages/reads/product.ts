import type { Product } from '@umber/storefront-core'
import { slugOf } from '../../config/match-page.ts'
import { deliveriesQuery } from '../../queries/deliveries.ts'
import { goesWithQuery, setQuery } from '../../queries/chosen-products.ts'
import { relatedQuery } from '../../queries/featured-and-related.ts'
import { productQuery } from '../../queries/products.ts'
import { questionsQuery } from '../../queries/review-lists.ts'
import { reviewsQuery } from '../../queries/reviews.ts'
import { shopSettingsQuery } from '../../queries/shop-settings.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

/** In milliseconds: an intention soon after another reads nothing new. The page itself always asks for its stock. */
const recent = 60_000

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

const queryOf = ({ services, page }: ReadContext) => productQuery(services.catalogue, slugOf(page))

export const reads: PageReads = {
  needs: ['product'],
  async prefetch(context) {
    const { client, services } = context
    const { hasOwnTerms, helpsToChoose } = services.preset
    const deliveries = hasOwnTerms ? client.prefetchQuery(deliveriesQuery(services)) : undefined
    const product = await client
      .fetchQuery({ ...queryOf(context), staleTime: recent })
      .catch((): Product | null => null)
    if (product === null) return
    const related = relatedQuery(services, product)
    const goesWith = goesWithQuery(services, product)
    const set = setQuery(services, product)
    await Promise.all([
      related.enabled === true && client.prefetchQuery(related),
      deliveries,
      helpsToChoose && goesWith.enabled === true && client.prefetchQuery(goesWith),
      helpsToChoose && set.enabled === true && client.prefetchQuery(set),
      readReviews(context, product.id),
    ])
  },
  placeOf: (context) => (context.client.getQueryData(queryOf(context).queryKey) === null ? nowhere : here),
}
