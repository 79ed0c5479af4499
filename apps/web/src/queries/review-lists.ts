import { queryOptions } from '@tanstack/react-query'
import type {
  OwnReviewAnswer,
  Question,
  QuestionPage,
  Review,
  ReviewPage,
  ReviewSort,
} from '@umber/storefront-core/shop'
import type { Services } from '../services/services-context.ts'
import type { LoadMoreList } from './use-load-more-query.ts'

// What the sections load after the page, apart from `reviews.ts`, which is in the first view's script.

type Shop = Pick<Services, 'ports'>

const minutes = 60_000

/** As many as the first pages have. */
const step = 10

/** All reviews of a product, page by page. `first` is the newest page. */
export const reviewList = (
  shop: Shop,
  productId: string,
  { sort, first }: { readonly sort: ReviewSort; readonly first: ReviewPage },
): LoadMoreList<Review> => ({
  queryKey: ['reviews', productId, 'list', sort],
  page: async (offset, { signal }) => {
    const port = (await shop.ports()).reviews
    const { reviews, total } = (await port?.page({ productId, sort, offset, limit: step }, { signal })) ?? {
      reviews: [],
      total: 0,
    }
    return { items: reviews, total, read: step }
  },
  peek: () => (sort === 'newest' ? { items: first.reviews, total: first.total, read: step } : undefined),
  staleTime: () => 5 * minutes,
  keepsPrevious: true,
})

/** The newest answered questions about a product. */
export const questionsQuery = ({ ports }: Shop, productId: string) =>
  queryOptions<QuestionPage>({
    queryKey: ['questions', productId],
    queryFn: async ({ signal }) =>
      (await (await ports()).reviews?.questions({ productId, offset: 0, limit: step }, { signal })) ?? {
        questions: [],
        total: 0,
      },
    meta: { isBackdrop: true },
    staleTime: 5 * minutes,
  })

/** All answered questions about a product, page by page. */
export const questionList = (shop: Shop, productId: string, first: QuestionPage): LoadMoreList<Question> => ({
  queryKey: ['questions', productId, 'list'],
  page: async (offset, { signal }) => {
    const port = (await shop.ports()).reviews
    const { questions, total } = (await port?.questions({ productId, offset, limit: step }, { signal })) ?? {
      questions: [],
      total: 0,
    }
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
      (await (await shop.ports()).reviews?.own(productId, { signal })) ?? { mayReview: false },
    // Each look asks anew: it may be approved, or written on another device.
    staleTime: 0,
  })
