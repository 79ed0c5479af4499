import { failureFrom, type Failure } from '@umber/storefront-core'
import { questionSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { withReference } from '../../../copy/failure.ts'
import { questionsCopy as copy } from '../../../copy/reviews.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useRateLimitWait } from '../../../hooks/use-rate-limit-wait.ts'
import { useServices } from '../../../services/services-context.ts'
import { ErrorAlert } from '../../../ui/patterns/error-alert.tsx'
import { FormError } from '../../../ui/patterns/form-error.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { Heading } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { focusFirst } from './focus-first.ts'
import { OnlyCustomers } from './only-customers.tsx'

const schema = questionSchema(copy.wrong)

interface AskQuestionProps {
  readonly productId: string
  readonly onClose: () => void
}

export const AskQuestion = (props: AskQuestionProps) => (
  <div className="flex flex-col gap-5">
    <Heading level={3} tabIndex={-1} ref={focusFirst}>
      {copy.ask}
    </Heading>
    <OnlyCustomers words={copy.signIn}>
      {({ firstName }) => <QuestionForm {...props} firstName={firstName} />}
    </OnlyCustomers>
  </div>
)

function QuestionForm({ productId, onClose, firstName }: AskQuestionProps & { readonly firstName: string }) {
  const { ports } = useServices()
  const [failure, setFailure] = useState<Failure>()
  const wait = useRateLimitWait()
  const { form, field, busy } = useForm({
    schema,
    initial: { text: '', name: firstName },
    async onSubmit(question) {
      if (wait.isOn) return
      wait.end()
      setFailure(undefined)
      try {
        await (await ports()).reviews?.ask(productId, question)
        notify({ title: copy.sent, description: copy.sentMore, tone: 'success' })
        onClose()
      } catch (error) {
        const found = failureFrom(error)
        if (!wait.beginAfter(found)) setFailure(found)
      }
    },
  })
  return (
    <form {...form} className="flex max-w-form flex-col gap-5">
      <TextArea {...field('text')} label={copy.text} maxLength={1000} required />
      <Field
        {...field('name')}
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="nickname"
        maxLength={60}
        required
      />
      {wait.words !== undefined && <FormError words={wait.words} />}
      {failure !== undefined && <ErrorAlert sentence={withReference(copy.sendFailed, failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} aria-disabled={wait.isOn}>
          {busy ? copy.sending : copy.send}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
