import { noRetry } from '../catalogue/catalogue-client.ts'
import { withoutTrailingSlashes } from '../parse/without-trailing-slashes.ts'
import type { ReviewPhotograph, Reviews } from '../ports/reviews.ts'
import type { LiveClient } from './live-client.ts'
import { pressLink } from './press-link.ts'
import { ownReviewFromWire, questionPageFromWire, reviewPageFromWire } from './reviews-from-wire.ts'

/** In milliseconds: four photographs over a slow connection. */
const uploadTimeout = 180_000

/** The backend's own routes below `/store/products/{id}`. */
export function createLiveReviews({ client }: Pick<LiveClient, 'client'>, backendUrl: string): Reviews {
  const at = (productId: string, part: string): string =>
    `/store/products/${encodeURIComponent(productId)}/${part}`
  const base = withoutTrailingSlashes(backendUrl)
  /** As the backend names it. */
  const sent = (photograph: ReviewPhotograph) => {
    if (photograph.kind === 'new') return { content: photograph.content }
    const { address } = photograph
    return { url: address.startsWith(`${base}/`) ? address.slice(base.length) : address }
  }
  return {
    page: async ({ productId, sort, offset, limit }, { signal } = {}) =>
      reviewPageFromWire(
        await client.fetch(at(productId, 'reviews'), { query: { sort, offset, limit }, signal }),
        backendUrl,
      ),
    own: async (productId, { signal } = {}) =>
      ownReviewFromWire(await client.fetch(at(productId, 'reviews/own'), { signal }), backendUrl),
    async write(productId, { photographs, ...words }, { signal } = {}) {
      const body = { ...words, photographs: photographs.map(sent) }
      await client.fetch(at(productId, 'reviews'), {
        ...noRetry,
        timeout: uploadTimeout,
        method: 'POST',
        body,
        signal,
      })
    },
    async remove(productId, { signal } = {}) {
      await client.fetch(at(productId, 'reviews/own'), { ...noRetry, method: 'DELETE', signal })
    },
    questions: async ({ productId, offset, limit }, { signal } = {}) =>
      questionPageFromWire(
        await client.fetch(at(productId, 'questions'), { query: { offset, limit }, signal }),
      ),
    async ask(productId, question, { signal } = {}) {
      await client.fetch(at(productId, 'questions'), { ...noRetry, method: 'POST', body: question, signal })
    },
    leaveRequests: pressLink(client, '/store/review-requests/leave'),
  }
}
