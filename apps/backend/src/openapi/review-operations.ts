import { AdminQuestionsQuery } from '../api/admin/questions/query'
import { AdminReviewsQuery } from '../api/admin/reviews/query'
import { NewsletterLinkBody } from '../api/store/newsletter/link-body'
import {
  QuestionAnswer,
  QuestionBody,
  QuestionsQuery,
  ReviewBody,
  ReviewDecision,
  ReviewsQuery,
} from '../lib/reviews/review-schema'
import { leaveButton, leavePage, page, unknown, type Operation } from './operation'

const deleted = { id: 'Of what was deleted', object: 'Its kind', deleted: 'true' }

const off = { 404: 'not_found: the product, or the owner has reviews switched off' }

/** The requests about reviews of products and questions about them. */
export const reviewOperations: Readonly<Record<string, Operation>> = {
  'GET /store/products/{id}/reviews': {
    summary: 'The approved reviews of a product',
    access: 'anyone',
    query: ReviewsQuery,
    answer: {
      reviews: 'id, stars, title, text, name, photographs, answer, written_at',
      rating: 'average, count, and the distribution from one star to five',
      ...page,
    },
    refusals: off,
  },
  'POST /store/products/{id}/reviews': {
    summary: 'Saves the customer’s review of a product that they have bought. A changed one is approved anew',
    access: 'customer',
    body: ReviewBody,
    answer: { review: 'With its status' },
    refusals: { ...off, 400: 'not_bought, file_not_allowed, photograph_unknown, picture_unreadable' },
  },
  'GET /store/products/{id}/reviews/own': {
    summary: 'The customer’s review of the product, and whether they may write one',
    access: 'customer',
    answer: { may_review: 'Whether they have bought it', review: 'With its status; null without one' },
    refusals: off,
  },
  'DELETE /store/products/{id}/reviews/own': {
    summary: 'Deletes the customer’s review with its photographs',
    access: 'customer',
    answer: deleted,
    refusals: off,
  },
  'GET /store/products/{id}/questions': {
    summary: 'The answered questions about a product, the latest first',
    access: 'anyone',
    query: QuestionsQuery,
    answer: { questions: 'id, text, name, answer, asked_at', ...page },
    refusals: off,
  },
  'POST /store/products/{id}/questions': {
    summary: 'Keeps a customer’s question. It is shown once it is answered',
    access: 'customer',
    body: QuestionBody,
    answer: { question: 'As it was kept' },
    refusals: off,
  },
  'GET /admin/reviews': {
    summary: 'The reviews of all products',
    access: 'administrator',
    query: AdminReviewsQuery,
    answer: { reviews: 'The latest first', ...page },
  },
  'POST /admin/reviews/{id}': {
    summary: 'Approves, rejects or answers a review',
    access: 'administrator',
    body: ReviewDecision,
    answer: { review: 'As changed' },
    refusals: unknown,
  },
  'DELETE /admin/reviews/{id}': {
    summary: 'Deletes a review with its photographs',
    access: 'administrator',
    answer: deleted,
    refusals: unknown,
  },
  'GET /admin/questions': {
    summary: 'The questions about all products',
    access: 'administrator',
    query: AdminQuestionsQuery,
    answer: { questions: 'The latest first', ...page },
  },
  'POST /admin/questions/{id}': {
    summary: 'Answers a question, which shows both in the shop; null takes them out of it',
    access: 'administrator',
    body: QuestionAnswer,
    answer: { question: 'As changed' },
    refusals: unknown,
  },
  'DELETE /admin/questions/{id}': {
    summary: 'Deletes a question',
    access: 'administrator',
    answer: deleted,
    refusals: unknown,
  },
  'POST /store/review-requests/leave': {
    summary:
      'The link of a letter that asks for reviews: its customer gets no more of them. A repetition has the same answer',
    access: 'anyone',
    body: NewsletterLinkBody,
    answer: { left: 'true' },
    refusals: { 400: 'link_used' },
  },
  'GET /hooks/review-requests-leave': leavePage,
  'POST /hooks/review-requests-leave': leaveButton,
}
