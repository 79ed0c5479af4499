import { expect, it } from 'vitest'
import { createLiveReviews } from '../../src/live/reviews.ts'
import { listedProductFromWire } from '../../src/live/document-from-wire.ts'
import { scripted } from '../support/scripted-client.ts'

const backendUrl = 'https://backend.test/'

function answering(answer: unknown) {
  const { sent, client } = scripted(() => answer)
  return { sent, reviews: createLiveReviews(client, backendUrl) }
}

const wire = {
  id: 'prev_1',
  stars: 4,
  title: 'Good cloth',
  text: 'It keeps its form.',
  name: 'Asha',
  photographs: ['/static/a.jpg', 'javascript:alert(1)'],
  answer: null,
  written_at: '2026-11-20T10:00:00.000Z',
}
const review = {
  id: 'prev_1',
  stars: 4,
  title: 'Good cloth',
  text: 'It keeps its form.',
  name: 'Asha',
  photographs: ['https://backend.test/static/a.jpg'],
  writtenAt: '2026-11-20T10:00:00.000Z',
}

it('A page of reviews has what can be read, and a rating only where there are some', async () => {
  const rating = { average: 4, count: 1, distribution: [0, 0, 0, 1, 0] }
  const { sent, reviews } = answering({ reviews: [wire, { id: 'prev_2', stars: 9 }, null], rating, count: 1 })
  const query = { productId: 'prod/1', sort: 'lowest', offset: 10, limit: 5 } as const
  expect(await reviews.page(query)).toEqual({ reviews: [review], total: 1, rating })
  expect(sent[0]).toMatchObject({
    path: '/store/products/prod%2F1/reviews',
    query: { sort: 'lowest', offset: 10, limit: 5 },
  })
  const none = answering({ reviews: [], rating: { average: 0, count: 0 }, count: 0 })
  expect(await none.reviews.page(query)).toEqual({ reviews: [], total: 0 })
  expect(await answering(undefined).reviews.page(query)).toEqual({ reviews: [], total: 0 })
})

it('A photograph that the review has is named as the backend does', async () => {
  const { sent, reviews } = answering({})
  const words = { stars: 5, title: 'T', text: 'X', name: 'N' }
  await reviews.write('prod_1', {
    ...words,
    photographs: [
      { kind: 'kept', address: 'https://backend.test/static/a.jpg' },
      { kind: 'new', content: 'cGhvdG8=' },
    ],
  })
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/store/products/prod_1/reviews',
      body: { ...words, photographs: [{ url: '/static/a.jpg' }, { content: 'cGhvdG8=' }] },
    },
  ])
})

it('The own review has its state, and there may be none', async () => {
  const own = answering({ may_review: true, review: { ...wire, status: 'rejected' } })
  expect(await own.reviews.own('prod_1')).toEqual({
    mayReview: true,
    review: { ...review, status: 'rejected' },
  })
  expect(await answering({ may_review: false, review: null }).reviews.own('prod_1')).toEqual({
    mayReview: false,
  })
})

it('Only answered questions are read', async () => {
  const questions = [
    { id: 'pques_1', text: 'Is it lined?', name: 'Asha', answer: 'No.', asked_at: '2026-11-20' },
    { id: 'pques_2', text: 'Why?', name: 'Dev', answer: null },
  ]
  const { reviews } = answering({ questions, count: 1 })
  expect(await reviews.questions({ productId: 'prod_1', offset: 0, limit: 10 })).toEqual({
    questions: [{ id: 'pques_1', text: 'Is it lined?', name: 'Asha', answer: 'No.', askedAt: '2026-11-20' }],
    total: 1,
  })
})

it.each([
  [4.5, 12, { average: 4.5, count: 12 }],
  [0, 0, undefined],
  [7, 3, undefined],
  [4, undefined, undefined],
])('A card of the rating %s by %s has %j', (rating_average, rating_count, rating) => {
  const document = { id: 'prod_1', handle: 'shirt', title: 'Shirt', rating_average, rating_count }
  expect(listedProductFromWire(document, backendUrl)?.rating).toEqual(rating)
})
