import type { Review, ReviewPage, ReviewSort } from '@umber/storefront-core/shop'
import { useState } from 'react'
import { failureSentence } from '../../../copy/failure.ts'
import { reviewsCopy as copy } from '../../../copy/reviews.ts'
import { useFormats } from '../../../hooks/use-formats.ts'
import { reviewList } from '../../../queries/review-lists.ts'
import { useLoadMoreQuery } from '../../../queries/use-load-more-query.ts'
import { useServices } from '../../../services/services-context.ts'
import { ErrorAlert } from '../../../ui/patterns/error-alert.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { Rating } from '../../../ui/primitives/rating.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { MoreButton } from './more-button.tsx'

const sorts = (['newest', 'highest', 'lowest'] as const).map((value) => ({ value, label: copy.sorts[value] }))

interface ReviewListProps {
  readonly productId: string
  /** The newest ones. */
  readonly first: ReviewPage
}

export function ReviewList({ productId, first }: ReviewListProps) {
  const [sort, setSort] = useState<ReviewSort>('newest')
  const list = useLoadMoreQuery(reviewList(useServices(), productId, { sort, first }))
  return (
    <div className="flex flex-col gap-4">
      {first.total > 1 && (
        <Select
          label={copy.sortBy}
          value={sort}
          options={sorts}
          onChange={setSort}
          className="w-full max-w-60"
        />
      )}
      {list.status === 'failed' && (
        <ErrorAlert sentence={copy.failed} hint={failureSentence(list.failure)} onRetry={list.retry} />
      )}
      {list.status === 'ready' && (
        <>
          <ol aria-busy={list.value.isPlaceholder || undefined}>
            {list.value.items.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ol>
          <MoreButton growth={list.value.growth} words={copy} />
        </>
      )}
    </div>
  )
}

function ReviewItem({ review }: { readonly review: Review }) {
  const { title, text, stars, name, photographs, answer } = review
  const formats = useFormats()
  return (
    <li className="flex flex-col gap-2 border-t border-line py-6">
      <Rating value={stars} label="" spoken={copy.oneRated(stars)} />
      <Heading level={3} look="label" dir="auto" className="wrap-anywhere">
        {title}
      </Heading>
      <Text className="max-w-reading whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </Text>
      {photographs.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photographs.map((address, place) => (
            <li key={address} className="w-24">
              <a href={address} target="_blank" rel="noreferrer">
                <Picture
                  src={address}
                  alt={copy.photograph({ place: place + 1, name })}
                  sizes="96px"
                  ratio="square"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Text look="small" className="wrap-anywhere text-ink-2">
        {review.writtenAt === undefined ? name : copy.by({ name, day: formats.day(review.writtenAt) })}
      </Text>
      {answer !== undefined && (
        <div className="mt-2 border-s-2 border-line ps-4">
          <Text look="small" className="font-medium">
            {copy.answerOfShop}
          </Text>
          <Text
            look="small"
            className="max-w-reading whitespace-pre-line wrap-anywhere text-ink-2"
            dir="auto"
          >
            {answer}
          </Text>
        </div>
      )}
    </li>
  )
}
