import { omitUndefined } from '../parse/omit-undefined.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { collect, field, number, text } from '../parse/read.ts'
import type {
  OwnReview,
  OwnReviewAnswer,
  Question,
  QuestionPage,
  Rating,
  RatingSpread,
  Review,
  ReviewPage,
} from '../ports/reviews.ts'

export function reviewPageFromWire(wire: unknown, backendUrl: string): ReviewPage {
  const reviews = collect(field(wire, 'reviews'), (one) => reviewFromWire(one, backendUrl))
  return {
    reviews,
    total: number(field(wire, 'count')) ?? reviews.length,
    ...omitUndefined({ rating: spreadFrom(field(wire, 'rating')) }),
  }
}

export function ownReviewFromWire(wire: unknown, backendUrl: string): OwnReviewAnswer {
  const review = reviewFromWire(field(wire, 'review'), backendUrl)
  const own: OwnReview | undefined = review && {
    ...review,
    status: statusFrom(field(field(wire, 'review'), 'status')),
  }
  return { mayReview: field(wire, 'may_review') === true, ...omitUndefined({ review: own }) }
}

export function questionPageFromWire(wire: unknown): QuestionPage {
  const questions = collect(field(wire, 'questions'), questionFrom)
  return { questions, total: number(field(wire, 'count')) ?? questions.length }
}

/** An average and a count; undefined without a review. */
export function ratingFrom(average: unknown, count: unknown): Rating | undefined {
  const [of, from] = [number(average), number(count)]
  const isRating = of !== undefined && from !== undefined && of >= 1 && of <= 5 && from >= 1
  return isRating ? { average: of, count: from } : undefined
}

function spreadFrom(wire: unknown): RatingSpread | undefined {
  const rating = ratingFrom(field(wire, 'average'), field(wire, 'count'))
  return rating && { ...rating, distribution: collect(field(wire, 'distribution'), number) }
}

function reviewFromWire(wire: unknown, backendUrl: string): Review | undefined {
  const id = text(field(wire, 'id'))
  const stars = number(field(wire, 'stars'))
  if (id === undefined || stars === undefined || stars < 1 || stars > 5) return undefined
  return {
    id,
    stars,
    title: text(field(wire, 'title')) ?? '',
    text: text(field(wire, 'text')) ?? '',
    name: text(field(wire, 'name')) ?? '',
    photographs: collect(field(wire, 'photographs'), (address) => pictureUrl(address, backendUrl)),
    ...omitUndefined({
      answer: text(field(wire, 'answer')),
      writtenAt: text(field(wire, 'written_at')),
    }),
  }
}

function statusFrom(wire: unknown): OwnReview['status'] {
  return wire === 'approved' || wire === 'rejected' ? wire : 'pending'
}

function questionFrom(wire: unknown): Question | undefined {
  const [id, words, answer] = [
    text(field(wire, 'id')),
    text(field(wire, 'text')),
    text(field(wire, 'answer')),
  ]
  if (id === undefined || words === undefined || answer === undefined) return undefined
  return {
    id,
    text: words,
    answer,
    name: text(field(wire, 'name')) ?? '',
    ...omitUndefined({ askedAt: text(field(wire, 'asked_at')) }),
  }
}
