import type { Product } from '@umber/storefront-core'
import { slugOf } from '../../config/match-page.ts'
import { deliveriesQuery } from '../../queries/deliveries.ts'
import { relatedQuery } from '../../queries/featured-and-related.ts'
import { productQuery } from '../../queries/products.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

/** In milliseconds: an intention soon after another reads nothing new. The page itself always asks for its stock. */
const recent = 60_000

/** Its code is no part of a first visit, whose page has all of this in it. */
async function readBelow(context: ReadContext, product: Product): Promise<void> {
  if (context.services.preset.helpsToChoose !== true) return
  const below = await import('../late-reads/product-below.ts').catch(() => undefined)
  await below?.readBelow(context, product)
}

const queryOf = ({ services, page }: ReadContext) => productQuery(services.catalogue, slugOf(page))

export const reads: PageReads = {
  needs: ['product'],
  async prefetch(context) {
    const { client, services } = context
    const deliveries = services.preset.hasOwnTerms
      ? client.prefetchQuery(deliveriesQuery(services))
      : undefined
    const product = await client
      .fetchQuery({ ...queryOf(context), staleTime: recent })
      .catch((): Product | null => null)
    if (product === null) return
    const related = relatedQuery(services, product)
    await Promise.all([
      related.enabled === true && client.prefetchQuery(related),
      deliveries,
      readBelow(context, product),
    ])
  },
  placeOf: (context) => (context.client.getQueryData(queryOf(context).queryKey) === null ? nowhere : here),
}
