import type { NewsletterLinkAnswer } from './newsletter.ts'
import type { PortOptions } from './port-options.ts'

/** What the reviews of a product say together. */
export interface Rating {
  /** Of 5. */
  readonly average: number
  /** At least 1. */
  readonly count: number
}

export interface RatingSpread extends Rating {
  /** How many reviews have one star, two stars, and so on. */
  readonly distribution: readonly number[]
}

export interface Review {
  readonly id: string
  readonly stars: number
  readonly title: string
  readonly text: string
  /** As the writer wants to be named. */
  readonly name: string
  /** Absolute addresses. */
  readonly photographs: readonly string[]
  /** Of the shop. */
  readonly answer?: string
  /** ISO 8601. */
  readonly writtenAt?: string
}

export interface ReviewPage {
  readonly reviews: readonly Review[]
  /** Of all pages. */
  readonly total: number
  /** Absent without a review. */
  readonly rating?: RatingSpread
}

export type ReviewSort = 'newest' | 'highest' | 'lowest'

export interface ReviewsQuery {
  readonly productId: string
  readonly sort: ReviewSort
  readonly offset: number
  readonly limit: number
}

/** What the customer has written of a product, before and after the shop has approved it. */
export interface OwnReview extends Review {
  readonly status: 'pending' | 'approved' | 'rejected'
}

export interface OwnReviewAnswer {
  /** Only who has bought the product may review it. */
  readonly mayReview: boolean
  readonly review?: OwnReview
}

/** One that the review has already, by its address, or a new one in Base64. */
export type ReviewPhotograph =
  | { readonly kind: 'kept'; readonly address: string }
  | { readonly kind: 'new'; readonly content: string }

export interface ReviewDraft {
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly name: string
  readonly photographs: readonly ReviewPhotograph[]
}

export interface Question {
  readonly id: string
  readonly text: string
  readonly name: string
  readonly answer: string
  /** ISO 8601. */
  readonly askedAt?: string
}

export interface QuestionPage {
  readonly questions: readonly Question[]
  /** Of all pages. */
  readonly total: number
}

export interface QuestionsQuery {
  readonly productId: string
  readonly offset: number
  readonly limit: number
}

/** Reviews of products by those who have bought them, and questions about products. */
export interface Reviews {
  /** The approved ones. */
  page(query: ReviewsQuery, options?: PortOptions): Promise<ReviewPage>
  /** For a signed-in customer. */
  own(productId: string, options?: PortOptions): Promise<OwnReviewAnswer>
  /** Writes the customer's review of the product, or changes it. The shop approves it before it is shown. */
  write(productId: string, draft: ReviewDraft, options?: PortOptions): Promise<void>
  /** Deletes the customer's review. */
  remove(productId: string, options?: PortOptions): Promise<void>
  /** The answered ones. */
  questions(query: QuestionsQuery, options?: PortOptions): Promise<QuestionPage>
  /** For a signed-in customer. The question is shown when the shop has answered it. */
  ask(
    productId: string,
    question: { readonly text: string; readonly name: string },
    options?: PortOptions,
  ): Promise<void>
  /** The link of a letter that asks for reviews: its customer gets no more of them. Works without signing in. */
  leaveRequests(token: string, options?: PortOptions): Promise<NewsletterLinkAnswer>
}
