import { changePasswordSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { authCopy, authFields, authRefusals, passwordLabels } from '../../../copy/auth.ts'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { FormError } from '../../../ui/patterns/form-error.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { PasswordField } from '../../../ui/primitives/password-field.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountPart } from './account-part.tsx'
import { useOwnAccount } from './use-own-account.ts'

const copy = ownAccountCopy.password
const { proof } = ownAccountCopy
const schema = changePasswordSchema({ ...authFields.signUp, current: proof.missing })

interface Refused {
  readonly field: 'current' | 'password' | 'form'
  /** Of the field when it was refused. */
  readonly typed?: string
  readonly message: string
}

export function ChangePassword() {
  const act = useOwnAccount()
  const [refused, setRefused] = useState<Refused>()
  const passwordForm = useForm({
    schema,
    initial: { current: '', password: '', confirmPassword: '' },
    async onSubmit({ current, password }) {
      setRefused(undefined)
      const answer = await act((account) => account.changePassword(current, password))
      if (answer === undefined) return
      if (answer === 'done') {
        passwordForm.reset()
        notify({ ...copy.done, tone: 'success' })
      } else if (answer === 'too-often') setRefused({ field: 'form', message: proof[answer] })
      else if (answer === 'wrong-password') refuse('current', current, proof[answer])
      else refuse('password', password, authRefusals.register[answer])
    },
  })
  const refuse = (field: 'current' | 'password', typed: string, message: string) => {
    setRefused({ field, typed, message })
    passwordForm.focus(field)
  }
  const { form, field, values, errorOf, busy } = passwordForm
  const errorAt = (name: 'current' | 'password') =>
    errorOf(name) ?? (refused?.field === name && refused.typed === values[name] ? refused.message : undefined)
  return (
    <AccountPart heading={copy.heading} lead={copy.lead}>
      <form {...form} className="flex flex-col gap-5">
        <PasswordField
          {...field('current')}
          error={errorAt('current')}
          label={copy.current}
          words={passwordLabels}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('password')}
          error={errorAt('password')}
          label={copy.next}
          hint={authCopy.signUp.passwordHint}
          words={passwordLabels}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label={copy.repeat}
          words={passwordLabels}
          autoComplete="new-password"
          required
        />
        <FormError words={refused?.field === 'form' ? refused.message : undefined} />
        <Button type="submit" variant="outline" busy={busy} className="self-start">
          {copy.submit}
        </Button>
      </form>
    </AccountPart>
  )
}
