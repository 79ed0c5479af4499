import { queryOptions, useQuery } from '@tanstack/react-query'
import type {
  OwnReviewAnswer,
  Question,
  QuestionPage,
  Review,
  ReviewPage,
  Reviews,
  ReviewSort,
} from '@umber/storefront-core/shop'
import { useServices, type Services } from '../services/services-context.ts'
import { useShopSettings } from './shop-settings.ts'
import type { LoadMoreList } from './use-load-more-query.ts'

type Shop = Pick<Services, 'ports'>

const minutes = 60_000

/** How many are on a page. The first is in the page from the server. */
const step = 10

const noReviews: ReviewPage = { reviews: [], total: 0 }
const noQuestions: QuestionPage = { questions: [], total: 0 }

const reviewsOf = async ({ ports }: Shop): Promise<Reviews | undefined> => (await ports()).reviews

/** The newest reviews of a product, and what all of them say together. */
export const reviewsQuery = (shop: Shop, productId: string) =>
  queryOptions<ReviewPage>({
    queryKey: ['reviews', productId],
    queryFn: async ({ signal }) =>
      (await (
        await reviewsOf(shop)
      )?.page({ productId, sort: 'newest', offset: 0, limit: step }, { signal })) ?? noReviews,
    meta: { isBackdrop: true },
    staleTime: 5 * minutes,
  })

/** Undefined while it is not known, and where products have no reviews. */
export function useReviews(productId: string): ReviewPage | undefined {
  const services = useServices()
  const { hasReviews = false } = useShopSettings()
  const { data } = useQuery({ ...reviewsQuery(services, productId), enabled: hasReviews })
  return hasReviews ? data : undefined
}

/** All reviews of a product, page by page. `first` is the newest page. */
export const reviewList = (
  shop: Shop,
  productId: string,
  { sort, first }: { readonly sort: ReviewSort; readonly first: ReviewPage },
): LoadMoreList<Review> => ({
  queryKey: ['reviews', productId, 'list', sort],
  page: async (offset, { signal }) => {
    const port = await reviewsOf(shop)
    const { reviews, total } =
      (await port?.page({ productId, sort, offset, limit: step }, { signal })) ?? noReviews
    return { items: reviews, total, read: step }
  },
  peek: () => (sort === 'newest' ? { items: first.reviews, total: first.total, read: step } : undefined),
  staleTime: () => 5 * minutes,
  keepsPrevious: true,
})

export const questionsQuery = (shop: Shop, productId: string) =>
  queryOptions<QuestionPage>({
    queryKey: ['questions', productId],
    queryFn: async ({ signal }) =>
      (await (await reviewsOf(shop))?.questions({ productId, offset: 0, limit: step }, { signal })) ??
      noQuestions,
    meta: { isBackdrop: true },
    staleTime: 5 * minutes,
  })

/** All answered questions about a product, page by page. */
export const questionList = (shop: Shop, productId: string, first: QuestionPage): LoadMoreList<Question> => ({
  queryKey: ['questions', productId, 'list'],
  page: async (offset, { signal }) => {
    const port = await reviewsOf(shop)
    const { questions, total } =
      (await port?.questions({ productId, offset, limit: step }, { signal })) ?? noQuestions
    return { items: questions, total, read: step }
  },
  peek: () => ({ items: first.questions, total: first.total, read: step }),
  staleTime: () => 5 * minutes,
})

/** What the customer has written of the product. */
export const ownReviewQuery = (shop: Shop, productId: string, customerId: string) =>
  queryOptions<OwnReviewAnswer>({
    queryKey: ['reviews', productId, 'own', customerId],
    queryFn: async ({ signal }) =>
      (await (await reviewsOf(shop))?.own(productId, { signal })) ?? { mayReview: false },
    // Each look asks anew: it may be approved, or written on another device.
    staleTime: 0,
  })
