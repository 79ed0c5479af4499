import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from '@medusajs/framework/http'

import {
  QuestionAnswer,
  QuestionBody,
  QuestionsQuery,
  ReviewBody,
  ReviewDecision,
  ReviewsQuery,
} from '../../lib/reviews/review-schema'
import { AdminQuestionsQuery, questionFields } from '../admin/questions/query'
import { AdminReviewsQuery, reviewFields } from '../admin/reviews/query'
import { NewsletterLinkBody } from '../store/newsletter/link-body'
import * as limits from './rate-limits'
import { requireReviews } from './require-reviews'

/** Four photographs of 2 MB in Base64. */
const largestReview = { sizeLimit: '12mb' }

/** What runs in front of the routes of reviews and questions. */
export const reviewRoutes: MiddlewareRoute[] = [
  {
    matcher: '/store/review-requests/leave',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(NewsletterLinkBody), ...limits.newsletterLinkLimits],
  },
  { matcher: '/hooks/review-requests-leave', methods: ['POST'], middlewares: limits.newsletterLinkLimits },
  // Without methods also in front of the routes below it.
  { matcher: '/store/products/:id/reviews', middlewares: [requireReviews] },
  { matcher: '/store/products/:id/questions', middlewares: [requireReviews] },
  {
    matcher: '/store/products/:id/reviews',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(ReviewsQuery, {})],
  },
  {
    matcher: '/store/products/:id/reviews',
    methods: ['POST'],
    bodyParser: largestReview,
    middlewares: [validateAndTransformBody(ReviewBody), ...limits.reviewLimits],
  },
  {
    matcher: '/store/products/:id/reviews/own',
    methods: ['GET', 'DELETE'],
    middlewares: limits.ownListLimits,
  },
  {
    matcher: '/store/products/:id/questions',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(QuestionsQuery, {})],
  },
  {
    matcher: '/store/products/:id/questions',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(QuestionBody), ...limits.questionLimits],
  },
  {
    matcher: '/admin/reviews',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(AdminReviewsQuery, { defaults: reviewFields, isList: true })],
  },
  {
    matcher: '/admin/reviews/:id',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(ReviewDecision)],
  },
  {
    matcher: '/admin/questions',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(AdminQuestionsQuery, { defaults: questionFields, isList: true })],
  },
  {
    matcher: '/admin/questions/:id',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(QuestionAnswer)],
  },
]
