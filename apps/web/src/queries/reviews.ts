import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReviewPage } from '@umber/storefront-core/shop'
import { useServices, type Services } from '../services/services-context.ts'
import { useShopSettings } from './shop-settings.ts'

type Shop = Pick<Services, 'ports'>

/** The first page, which is in the page from the server. */
const first = { offset: 0, limit: 10 }

const staleTime = 300_000

/** The newest reviews of a product, and what all of them say together. */
export const reviewsQuery = ({ ports }: Shop, productId: string) =>
  queryOptions<ReviewPage>({
    queryKey: ['reviews', productId],
    queryFn: async ({ signal }) =>
      (await (await ports()).reviews?.page({ productId, sort: 'newest', ...first }, { signal })) ?? {
        reviews: [],
        total: 0,
      },
    meta: { isBackdrop: true },
    staleTime,
  })

/** Undefined while it is not known, and where products have no reviews. */
export function useReviews(productId: string): ReviewPage | undefined {
  const services = useServices()
  const { hasReviews = false } = useShopSettings()
  const { data } = useQuery({ ...reviewsQuery(services, productId), enabled: hasReviews })
  return hasReviews ? data : undefined
}
