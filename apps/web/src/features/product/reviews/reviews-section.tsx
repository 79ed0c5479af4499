import { useQuery } from '@tanstack/react-query'
import type { Product } from '@umber/storefront-core'
import type { ReviewPage } from '@umber/storefront-core/shop'
import { useState } from 'react'
import { reviewsCopy as copy } from '../../../copy/reviews.ts'
import { useIsHydrated } from '../../../hooks/use-is-hydrated.ts'
import { questionsQuery } from '../../../queries/review-lists.ts'
import { useReviews } from '../../../queries/reviews.ts'
import { useServices } from '../../../services/services-context.ts'
import { AsyncBoundary } from '../../../ui/async-boundary.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { Questions } from './questions.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { writeReviewPart } from './parts.ts'

// Few visitors write one.
const WriteReview = lazyComponent(async () => (await import('./write-review.tsx')).WriteReview)

/** What buyers say of the product, and what was asked about it. In the page from the server. */
export function ReviewsSection({ product }: { readonly product: Product }) {
  const page = useReviews(product.id)
  const { data: questions } = useQuery(questionsQuery(useServices(), product.id))
  if (page === undefined) return null
  return (
    <div className="page-width flex flex-col gap-section-quiet pt-section">
      <section aria-labelledby="reviews-heading">
        <Heading level={2} id="reviews-heading" className="pb-6">
          {copy.heading}
        </Heading>
        <ReviewsBody key={product.id} product={product} page={page} />
      </section>
      {questions !== undefined && <Questions productId={product.id} first={questions} />}
    </div>
  )
}

function ReviewsBody({ product, page }: { readonly product: Product; readonly page: ReviewPage }) {
  const [wants, setWriting] = useState<boolean>()
  // The link of an order. The server does not know it.
  const isLinked = useIsHydrated() && window.location.hash === `#${writeReviewPart}`
  const isWriting = wants ?? isLinked
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="flex flex-col items-start gap-6 lg:col-span-4">
        {page.rating === undefined ? (
          <div>
            <Text>{copy.none}</Text>
            <Text className="text-ink-2">{copy.noneHint}</Text>
          </div>
        ) : (
          <RatingSummary rating={page.rating} />
        )}
        {!isWriting && (
          <Button variant="outline" onClick={() => setWriting(true)}>
            {copy.write}
          </Button>
        )}
        <Text look="small" className="text-ink-2">
          {copy.byBuyers}
        </Text>
      </div>
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-8">
        {isWriting && (
          <AsyncBoundary>
            <WriteReview product={product} onClose={() => setWriting(false)} />
          </AsyncBoundary>
        )}
        {page.rating !== undefined && <ReviewList productId={product.id} first={page} />}
      </div>
    </div>
  )
}
