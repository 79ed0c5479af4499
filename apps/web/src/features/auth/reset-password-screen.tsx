import { failureFrom } from '@umber/storefront-core'
import { passwordMessages } from '@umber/storefront-core/auth'
import { newPasswordSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useForm } from '../../bindings/use-form.ts'
import { useLinkWords } from '../../bindings/use-link-words.ts'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { useWait } from '../../bindings/use-wait.ts'
import { authCopy } from '../../copy/auth.ts'
import { failureSentence } from '../../copy/failure.ts'
import { FormRefusal } from '../../ui/patterns/form-refusal.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { PasswordField } from '../../ui/primitives/password-field.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { askSessionAgain } from './ask-session-again.ts'
import { AuthFrame } from './auth-frame.tsx'
import { passwordWords } from './password-words.ts'
import { useRefusedPassword } from './use-refused-password.ts'

const copy = authCopy.reset
const schema = newPasswordSchema()

/** Where the link of the mail leads. */
export function ResetPasswordScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const link = useLinkWords('token')
  const token = link.get('token')
  const [usedToken, setUsedToken] = useState('')
  if (token === usedToken) return <LinkExpired />
  const end = () => {
    link.forget()
    setUsedToken(token)
  }
  return <NewPassword key={token} token={token} onDone={link.forget} onExpired={end} />
}

function LinkExpired() {
  return (
    <AuthFrame title={copy.expiredTitle} lead={copy.expired}>
      <LinkButton to={paths.forgotPassword()}>{copy.again}</LinkButton>
    </AuthFrame>
  )
}

interface NewPasswordProps {
  readonly token: string
  readonly onDone: () => void
  readonly onExpired: () => void
}

function NewPassword({ token, onDone, onExpired }: NewPasswordProps) {
  const { ports, session } = useShop()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const wait = useWait()
  const newPassword = useForm({
    schema,
    initial: { password: '', confirmPassword: '' },
    async onSubmit({ password }) {
      if (wait.isOn) return
      wait.end()
      setRefusal(undefined)
      try {
        const { passwordReset } = await ports()
        const outcome = await passwordReset.complete(token, password)
        if (outcome === 'link-expired') {
          onExpired()
          return
        }
        if (outcome !== 'done') {
          refused.refuse(password, passwordMessages[outcome])
          newPassword.focus('password')
          return
        }
        onDone()
        // Every session from before has ended, also the one of this browser if it was of the same account.
        await askSessionAgain(session)
        notify({ ...copy.done, tone: 'success' })
        // The link has done its work: Back does not lead to it.
        void navigate(paths.login(), { replace: true })
      } catch (error) {
        const failure = failureFrom(error)
        if (!wait.beginAfter(failure)) setRefusal(failureSentence(failure))
      }
    },
  })
  const { form, field, busy } = newPassword
  const refused = useRefusedPassword(newPassword.values.password)
  return (
    <AuthFrame title={copy.title} lead={copy.lead}>
      <form {...form} className="flex flex-col gap-5">
        <PasswordField
          {...field('password')}
          error={newPassword.errorOf('password') ?? refused.error}
          label={copy.password}
          hint={authCopy.signUp.passwordHint}
          words={passwordWords}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label={authCopy.signUp.confirm}
          words={passwordWords}
          autoComplete="new-password"
          required
        />
        <FormRefusal words={wait.words ?? refusal} />
        <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn}>
          {copy.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
