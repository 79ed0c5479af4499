import type { FakeDatabase } from '../database.ts'
import type { FakeQuestion, FakeReview } from '../fake-review.ts'
import { isSwitchedOn } from '../is-switched-on.ts'

/** None while the owner has reviews switched off. */
export const approvedReviews = (database: FakeDatabase, productId: string): readonly FakeReview[] =>
  isSwitchedOn(database, 'reviews')
    ? database.reviews.filter((one) => one.productId === productId && one.status === 'approved')
    : []

export function ratingOf(reviews: readonly FakeReview[]) {
  const count = reviews.length
  const sum = reviews.reduce((total, { stars }) => total + stars, 0)
  return {
    average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10,
    count,
    distribution: [1, 2, 3, 4, 5].map((wanted) => reviews.filter(({ stars }) => stars === wanted).length),
  }
}

export const reviewWire = ({ id, stars, title, text, name, photographs, answer, writtenAt }: FakeReview) => ({
  id,
  stars,
  title,
  text,
  name,
  photographs,
  answer,
  written_at: new Date(writtenAt).toISOString(),
})

export const ownReviewWire = (review: FakeReview) => ({ ...reviewWire(review), status: review.status })

export const questionWire = ({ id, text, name, answer, writtenAt }: FakeQuestion) => ({
  id,
  text,
  name,
  answer,
  asked_at: new Date(writtenAt).toISOString(),
})
