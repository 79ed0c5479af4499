import { notFound, Refusal, wrongIdentity } from '../refusal.ts'
import type { FakeReview } from '../fake-review.ts'
import { isSwitchedOn } from '../is-switched-on.ts'
import { approvedReviews, ownReviewWire, questionWire, ratingOf, reviewWire } from '../wire/review-wire.ts'
import type { Wire } from '../wire/wire.ts'
import { bodyOf, paged, pageOf, param, textIn, type Call, type Route } from './route.ts'

/** Custom: reviews by buyers, and questions about products. The real backend also has the dashboard's routes. */
export const reviewRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/products/:id/reviews', answer: list },
  { method: 'POST', path: '/store/products/:id/reviews', answer: write },
  { method: 'GET', path: '/store/products/:id/reviews/own', answer: own },
  { method: 'DELETE', path: '/store/products/:id/reviews/own', answer: remove },
  { method: 'GET', path: '/store/products/:id/questions', answer: questions },
  { method: 'POST', path: '/store/products/:id/questions', answer: ask },
  { method: 'POST', path: '/store/review-requests/leave', answer: leaveRequests },
]

const leaving = 'leave-'

/** The real tokens are mailed, and say no id. */
function leaveRequests(call: Call) {
  const { preferences } = call.database
  const token = textIn(bodyOf(call), 'token') ?? ''
  if (!token.startsWith(leaving))
    throw new Refusal(400, { code: 'link_used', type: 'not_allowed', message: 'The link is invalid' })
  const id = token.slice(leaving.length)
  const chosen = preferences.get(id)
  const before = chosen?.get('product_reviews')
  preferences.set(id, new Map(chosen).set('product_reviews', { ...before, email: false }))
  return { left: true }
}

function productIdOf(call: Call): string {
  const id = param(call, 'id')
  if (!isSwitchedOn(call.database, 'reviews')) throw notFound('The shop has no reviews')
  if (!call.database.published().some((product) => product.id === id))
    throw notFound(`Product with id: ${id} was not found`)
  return id
}

function customerIdOf({ database, token }: Call): string {
  if (token?.customerId == null || !database.customers.has(token.customerId))
    throw wrongIdentity('Unauthorized')
  return token.customerId
}

const newest = (one: { readonly writtenAt: number }, other: { readonly writtenAt: number }) =>
  other.writtenAt - one.writtenAt

const orders: Readonly<Record<string, (one: FakeReview, other: FakeReview) => number>> = {
  newest,
  highest: (one, other) => other.stars - one.stars || newest(one, other),
  lowest: (one, other) => one.stars - other.stars || newest(one, other),
}

const perPage = 10

function list(call: Call) {
  const approved = approvedReviews(call.database, productIdOf(call))
  const sorted = approved.toSorted(orders[call.query.get('sort') ?? 'newest'] ?? newest)
  const page = pageOf(call.query, perPage)
  return {
    reviews: paged(sorted, page).map(reviewWire),
    rating: ratingOf(approved),
    count: approved.length,
    ...page,
  }
}

function ownOf({ database }: Call, customerId: string, productId: string): FakeReview | undefined {
  return database.reviews.find((one) => one.customerId === customerId && one.productId === productId)
}

function hasBought({ database }: Call, customerId: string, productId: string): boolean {
  return [...database.orders.values()].some(
    ({ cart, status }) =>
      cart.customerId === customerId &&
      status !== 'canceled' &&
      cart.lines.some(({ variantId }) => database.variant(variantId)?.product.id === productId),
  )
}

function own(call: Call) {
  const [customerId, productId] = [customerIdOf(call), productIdOf(call)]
  const review = ownOf(call, customerId, productId)
  return {
    may_review: hasBought(call, customerId, productId),
    review: review === undefined ? null : ownReviewWire(review),
  }
}

function words(body: Wire, name: string): string {
  const text = (textIn(body, name) ?? '').trim()
  if (text === '')
    throw new Refusal(400, { type: 'invalid_data', message: `Invalid request: Field '${name}' is required` })
  return text
}

function write(call: Call) {
  const { database } = call
  const [customerId, productId] = [customerIdOf(call), productIdOf(call)]
  const body = bodyOf(call)
  const { stars, photographs: sent } = body
  if (typeof stars !== 'number' || ![1, 2, 3, 4, 5].includes(stars))
    throw new Refusal(400, { type: 'invalid_data', message: "Invalid request: Field 'stars' is wrong" })
  const written = { stars, title: words(body, 'title'), text: words(body, 'text'), name: words(body, 'name') }
  if (!hasBought(call, customerId, productId))
    throw new Refusal(400, {
      code: 'not_bought',
      type: 'not_allowed',
      message: 'Only who has bought the product can review it',
    })
  const before = ownOf(call, customerId, productId)
  const photographs = (Array.isArray(sent) ? (sent as readonly Wire[]) : []).map(
    // Nothing is stored: what is new looks like a picture of the shop.
    (photograph) =>
      textIn(photograph, 'url') ?? `/images/linen-shirt-front.webp?${database.id('photograph')}`,
  )
  const review: FakeReview = before ?? {
    id: database.id('prev'),
    productId,
    customerId,
    answer: null,
    status: 'pending',
    photographs: [],
    writtenAt: database.clock.now(),
    ...written,
  }
  Object.assign(review, written, { photographs, status: 'pending' })
  if (before === undefined) database.reviews.push(review)
  return { review: ownReviewWire(review) }
}

function remove(call: Call) {
  const { database } = call
  const review = ownOf(call, customerIdOf(call), productIdOf(call))
  if (review === undefined) throw notFound('The customer has no such review')
  database.reviews.splice(database.reviews.indexOf(review), 1)
  return { id: review.id, object: 'product_review', deleted: true }
}

function questions(call: Call) {
  const productId = productIdOf(call)
  const answered = call.database.questions
    .filter((one) => one.productId === productId && one.answer !== null)
    .toSorted(newest)
  const page = pageOf(call.query, perPage)
  return { questions: paged(answered, page).map(questionWire), count: answered.length, ...page }
}

function ask(call: Call) {
  const { database } = call
  const [customerId, productId] = [customerIdOf(call), productIdOf(call)]
  const body = bodyOf(call)
  const question = {
    id: database.id('pques'),
    productId,
    customerId,
    name: words(body, 'name'),
    text: words(body, 'text'),
    answer: null,
    writtenAt: database.clock.now(),
  }
  database.questions.push(question)
  return { question: questionWire(question) }
}
