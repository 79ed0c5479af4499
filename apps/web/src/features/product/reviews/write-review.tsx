import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failureFrom, type Product } from '@umber/storefront-core'
import type { Customer } from '@umber/storefront-core/auth'
import { failureSentence } from '../../../copy/failure.ts'
import { reviewFormCopy as copy, reviewsCopy } from '../../../copy/reviews.ts'
import { ownReviewQuery } from '../../../queries/review-lists.ts'
import { useServices } from '../../../services/services-context.ts'
import { ErrorAlert } from '../../../ui/patterns/error-alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { focusFirst } from './focus-first.ts'
import { OnlyCustomers } from './only-customers.tsx'
import { writeReviewPart } from './parts.ts'
import { ReviewForm } from './review-form.tsx'

interface WriteReviewProps {
  readonly product: Product
  readonly onClose: () => void
}

/** Lets a buyer write a review, or change it. */
export function WriteReview(props: WriteReviewProps) {
  return (
    <section id={writeReviewPart} aria-labelledby="write-review-heading" className="flex flex-col gap-5">
      <Heading level={3} id="write-review-heading" tabIndex={-1} ref={focusFirst}>
        {copy.heading}
      </Heading>
      <OnlyCustomers words={reviewsCopy.signIn} part={writeReviewPart}>
        {(customer) => <OwnReview {...props} customer={customer} />}
      </OnlyCustomers>
    </section>
  )
}

function OwnReview({ product, customer, onClose }: WriteReviewProps & { readonly customer: Customer }) {
  const services = useServices()
  const client = useQueryClient()
  const query = ownReviewQuery(services, product.id, customer.id)
  const { data, error, refetch } = useQuery(query)
  if (data === undefined)
    return error === null ? (
      <Text className="text-ink-2">{copy.loading}</Text>
    ) : (
      <ErrorAlert
        sentence={reviewsCopy.failed}
        hint={failureSentence(failureFrom(error))}
        onRetry={() => void refetch()}
      />
    )
  const { review, mayReview } = data
  if (!mayReview && review === undefined)
    return (
      <>
        <output>{copy.notBought}</output>
        <Button variant="outline" className="self-start" onClick={onClose}>
          {copy.cancel}
        </Button>
      </>
    )
  const close = () => {
    void client.invalidateQueries({ queryKey: query.queryKey })
    onClose()
  }
  return (
    <ReviewForm
      before={review}
      firstName={customer.firstName}
      onClose={onClose}
      send={async (draft) => {
        await (await services.ports()).reviews?.write(product.id, draft)
        notify({ title: copy.sent, description: copy.sentMore, tone: 'success' })
        close()
      }}
      remove={async () => {
        await (await services.ports()).reviews?.remove(product.id)
        notify({ title: copy.deleted, tone: 'success' })
        close()
      }}
    />
  )
}
