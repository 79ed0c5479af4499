import { failureFrom, type Failure } from '@umber/storefront-core'
import { reviewSchema } from '@umber/storefront-core/forms'
import type { OwnReview, ReviewDraft, ReviewPhotograph } from '@umber/storefront-core/shop'
import { useState } from 'react'
import { withReference } from '../../../copy/failure.ts'
import { reviewFormCopy as copy } from '../../../copy/reviews.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useRateLimitWait } from '../../../hooks/use-rate-limit-wait.ts'
import { ErrorAlert } from '../../../ui/patterns/error-alert.tsx'
import { FormError } from '../../../ui/patterns/form-error.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { Text } from '../../../ui/primitives/text.tsx'
import { PhotographField } from './photograph-field.tsx'
import { StarField } from './star-field.tsx'

const schema = reviewSchema(copy.wrong)

interface ReviewFormProps {
  /** The customer's review, which is changed. */
  readonly before: OwnReview | undefined
  readonly firstName: string
  readonly send: (draft: ReviewDraft) => Promise<void>
  readonly remove: () => Promise<void>
  readonly onClose: () => void
}

export function ReviewForm({ before, firstName, send, remove, onClose }: ReviewFormProps) {
  const [failed, setFailed] = useState<{ readonly words: string; readonly failure: Failure }>()
  const [photographs, setPhotographs] = useState<readonly ReviewPhotograph[]>(
    () => before?.photographs.map((address) => ({ kind: 'kept', address })) ?? [],
  )
  const wait = useRateLimitWait()
  /** Says what has failed, and leaves what was typed. */
  const attempt = async (work: () => Promise<void>, words: string) => {
    if (wait.isOn) return
    wait.end()
    setFailed(undefined)
    try {
      await work()
    } catch (error) {
      const failure = failureFrom(error)
      if (!wait.beginAfter(failure)) setFailed({ words, failure })
    }
  }
  const { form, field, values, change, errorOf, busy } = useForm({
    schema,
    initial: {
      stars: before === undefined ? '' : String(before.stars),
      title: before?.title ?? '',
      text: before?.text ?? '',
      name: before?.name ?? firstName,
    },
    onSubmit: async ({ stars, ...words }) =>
      attempt(async () => send({ ...words, stars: Number(stars), photographs }), copy.failed),
  })
  return (
    <form {...form} className="flex max-w-form flex-col gap-5">
      {before !== undefined && <Text className="text-ink-2">{copy[before.status]}</Text>}
      <StarField value={values.stars} error={errorOf('stars')} onChange={change('stars')} />
      <Field {...field('title')} label={copy.title} maxLength={120} required />
      <TextArea {...field('text')} label={copy.text} maxLength={5000} required />
      <PhotographField photographs={photographs} onChange={setPhotographs} />
      <Field
        {...field('name')}
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="nickname"
        maxLength={60}
        required
      />
      {wait.words !== undefined && <FormError words={wait.words} />}
      {failed !== undefined && <ErrorAlert sentence={withReference(failed.words, failed.failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} aria-disabled={wait.isOn}>
          {busy ? copy.sending : copy.send}
        </Button>
        {before !== undefined && (
          <Button variant="outline" onClick={() => void attempt(remove, copy.deleteFailed)}>
            {copy.delete}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
