import type { StoredQuestion, StoredReview } from '../../modules/product-reviews/service'
import { addressOf } from '../files/picture-uploads'

/** A review as every visitor may see it: nothing of the customer but the name that they have given. */
export const shownReview = ({
  id,
  stars,
  title,
  text,
  name,
  photographs,
  answer,
  written_at,
}: StoredReview) => ({
  id,
  stars,
  title,
  text,
  name,
  photographs: photographs.map(addressOf),
  answer,
  written_at,
})

/** As its writer sees it. */
export const ownReview = (review: StoredReview) => ({ ...shownReview(review), status: review.status })

export const shownQuestion = ({ id, text, name, answer, asked_at }: StoredQuestion) => ({
  id,
  text,
  name,
  answer,
  asked_at,
})
