import { failureFrom, type Failure } from '@umber/storefront-core'
import { contactMessage, contactSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { useForm } from '../../../hooks/use-form.ts'
import { useServices } from '../../../services/services-context.ts'
import { useRateLimitWait } from '../../../hooks/use-rate-limit-wait.ts'
import { categoryChoices, contactFormCopy } from '../../../copy/contact.ts'
import { policies } from '../../../content/policies.ts'
import { withReference } from '../../../copy/failure.ts'
import { ErrorAlert } from '../../../ui/patterns/error-alert.tsx'
import { FormError } from '../../../ui/patterns/form-error.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { EmailField } from '../../../ui/primitives/email-field.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextArea } from '../../../ui/primitives/text-area.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { fieldMessages } from '../../../copy/forms.ts'

const schema = contactSchema(fieldMessages.contact)
const empty = { name: '', email: '', category: '', subject: '', message: '' }

export function ContactForm() {
  const { ports } = useServices()
  const [failure, setFailure] = useState<Failure>()
  const wait = useRateLimitWait()
  const contact = useForm({
    schema,
    initial: empty,
    async onSubmit(values) {
      if (wait.isOn) return
      wait.end()
      setFailure(undefined)
      try {
        const { contactMessages } = await ports()
        await contactMessages.send(contactMessage(values))
        contact.reset()
        notify({
          title: contactFormCopy.sent,
          description: contactFormCopy.sentMore(policies.answerHours),
          tone: 'success',
        })
      } catch (error) {
        const failure = failureFrom(error)
        if (!wait.beginAfter(failure)) setFailure(failure)
      }
    },
  })
  const { form, field, values, change, busy } = contact
  return (
    <form {...form} className="flex flex-col gap-5">
      <Field {...field('name')} label={contactFormCopy.name} autoComplete="name" maxLength={200} required />
      <EmailField {...field('email')} label={contactFormCopy.email} required />
      <Select
        name="category"
        label={contactFormCopy.category}
        optional
        value={categoryChoices.find(({ value }) => value === values.category)?.value ?? ''}
        options={categoryChoices}
        onChange={change('category')}
      />
      <Field {...field('subject')} label={contactFormCopy.subject} maxLength={200} required />
      <TextArea {...field('message')} label={contactFormCopy.message} maxLength={5000} required />
      {wait.words !== undefined && <FormError words={wait.words} />}
      {failure !== undefined && <ErrorAlert sentence={withReference(contactFormCopy.failed, failure)} />}
      <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn} className="self-start">
        {busy ? contactFormCopy.sending : contactFormCopy.send}
      </Button>
    </form>
  )
}
