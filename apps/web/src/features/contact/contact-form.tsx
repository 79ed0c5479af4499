import { failureFrom } from '@umber/storefront-core'
import { contactMessage, contactSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { useForm } from '../../bindings/use-form.ts'
import { useShop } from '../../bindings/shop.ts'
import { useWait } from '../../bindings/use-wait.ts'
import { categoryChoices, contactFormCopy } from '../../copy/contact.ts'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { FormRefusal } from '../../ui/patterns/form-refusal.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { TextArea } from '../../ui/primitives/text-area.tsx'
import { notify } from '../../ui/toast/notify.ts'

const schema = contactSchema()
const empty = { name: '', email: '', category: '', subject: '', message: '' }

export function ContactForm() {
  const { ports } = useShop()
  const [outcome, setOutcome] = useState<'none' | 'failed'>('none')
  const wait = useWait()
  const contact = useForm({
    schema,
    initial: empty,
    async onSubmit(values) {
      if (wait.isOn) return
      wait.end()
      setOutcome('none')
      try {
        const { contactDesk } = await ports()
        await contactDesk.send(contactMessage(values))
        contact.reset()
        notify({ title: contactFormCopy.sent, description: contactFormCopy.sentMore, tone: 'success' })
      } catch (error) {
        if (!wait.beginAfter(failureFrom(error))) setOutcome('failed')
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
      {wait.words !== undefined && <FormRefusal words={wait.words} />}
      {outcome === 'failed' && <FailureNotice sentence={contactFormCopy.failed} />}
      <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn} className="self-start">
        {busy ? contactFormCopy.sending : contactFormCopy.send}
      </Button>
    </form>
  )
}
