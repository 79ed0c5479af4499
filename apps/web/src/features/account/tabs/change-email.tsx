import { changeEmailSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { authFields, passwordLabels } from '../../../copy/auth.ts'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useStore } from '../../../hooks/use-store.ts'
import { useServices } from '../../../services/services-context.ts'
import { FormError } from '../../../ui/patterns/form-error.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { EmailField } from '../../../ui/primitives/email-field.tsx'
import { PasswordField } from '../../../ui/primitives/password-field.tsx'
import { AccountPart } from './account-part.tsx'
import { useOwnAccount } from './use-own-account.ts'

const copy = ownAccountCopy.email
const { proof } = ownAccountCopy
const schema = changeEmailSchema({ email: authFields.signUp.email, password: proof.missing })

export function ChangeEmail() {
  const view = useStore(useServices().session)
  const act = useOwnAccount()
  const [refusal, setRefusal] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const emailForm = useForm({
    schema,
    initial: { email: '', password: '' },
    async onSubmit({ email, password }) {
      setRefusal(undefined)
      setSentTo(undefined)
      const answer = await act((account) => account.requestEmail(email, password))
      if (answer === undefined) return
      if (answer === 'sent') {
        emailForm.reset()
        setSentTo(email)
        return
      }
      setRefusal(answer === 'same' || answer === 'invalid' ? copy[answer] : proof[answer])
      emailForm.focus(answer === 'wrong-password' ? 'password' : 'email')
    },
  })
  const { form, field, busy } = emailForm
  const current = view.status === 'signed-in' ? view.customer.email : ''
  return (
    <AccountPart heading={copy.heading} lead={copy.lead(current)}>
      <form {...form} className="flex flex-col gap-5">
        <EmailField {...field('email')} label={copy.next} required />
        <PasswordField
          {...field('password')}
          label={copy.password}
          words={passwordLabels}
          autoComplete="current-password"
          required
        />
        <FormError words={refusal} />
        <Button type="submit" variant="outline" busy={busy} className="self-start">
          {copy.submit}
        </Button>
        <output className="wrap-anywhere empty:hidden">
          {sentTo === undefined ? undefined : copy.sent(sentTo)}
        </output>
      </form>
    </AccountPart>
  )
}
