import { failureFrom } from '@umber/storefront-core'
import { newPasswordSchema } from '@umber/storefront-core/forms'
import { useRef, useState } from 'react'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { paths } from '../../config/paths.ts'
import { rememberPage } from '../../router/remember-page.ts'
import { isOutcomeUnknown } from '../../services/is-outcome-unknown.ts'
import { useServices } from '../../services/services-context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinkParams } from '../../hooks/use-link-params.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'
import { authCopy, authFields, authRefusals, passwordLabels } from '../../copy/auth.ts'
import { failureSentence } from '../../copy/failure.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { PasswordField } from '../../ui/primitives/password-field.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { verifySession } from './verify-session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { useRefusedPassword } from './use-refused-password.ts'

const copy = authCopy.reset
const schema = newPasswordSchema(authFields.signUp)

/** The target of the email's reset link. */
export function ResetPasswordScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const link = useLinkParams('token')
  const token = link.get('token')
  const [used, setUsed] = useState({ token: '', isMaybeDone: false })
  if (token === used.token) return <LinkExpired isMaybeDone={used.isMaybeDone} />
  const end = (isMaybeDone: boolean) => {
    link.forget()
    setUsed({ token, isMaybeDone })
  }
  return <NewPassword key={token} token={token} onDone={link.forget} onExpired={end} />
}

function LinkExpired({ isMaybeDone }: { readonly isMaybeDone: boolean }) {
  return (
    <AuthFrame title={copy.expiredTitle} lead={isMaybeDone ? copy.maybeDone : copy.expired}>
      <div className="flex flex-wrap gap-3">
        {isMaybeDone && <LinkButton to={paths.login()}>{authCopy.signIn.submit}</LinkButton>}
        <LinkButton to={paths.forgotPassword()} variant={isMaybeDone ? 'outline' : 'default'}>
          {copy.again}
        </LinkButton>
      </div>
    </AuthFrame>
  )
}

interface NewPasswordProps {
  readonly token: string
  readonly onDone: () => void
  /** `isMaybeDone`: an earlier attempt had no answer, so it may have set the password and used the link. */
  readonly onExpired: (isMaybeDone: boolean) => void
}

function NewPassword({ token, onDone, onExpired }: NewPasswordProps) {
  const { ports, session } = useServices()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const isMaybeDone = useRef(false)
  const wait = useRateLimitWait()
  const newPassword = useForm({
    schema,
    initial: { password: '', confirmPassword: '' },
    async onSubmit({ password }) {
      if (wait.isOn) return
      wait.end()
      setRefusal(undefined)
      const isStillHere = rememberPage()
      try {
        const { passwordReset } = await ports()
        const outcome = await passwordReset.complete(token, password)
        if (outcome === 'link-expired') {
          onExpired(isMaybeDone.current)
          return
        }
        if (outcome !== 'done') {
          refused.refuse(password, authRefusals.register[outcome])
          newPassword.focus('password')
          return
        }
        onDone()
        // The reset ended all sessions of the account, maybe including this browser's.
        await verifySession(session)
        notify({ ...copy.done, tone: 'success' })
        // The link is used up: replace it in the history.
        if (isStillHere()) navigate(paths.login(), { replace: true })
      } catch (error) {
        const failure = failureFrom(error)
        if (isOutcomeUnknown(failure)) isMaybeDone.current = true
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
          words={passwordLabels}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label={authCopy.signUp.confirm}
          words={passwordLabels}
          autoComplete="new-password"
          required
        />
        <FormError words={wait.words ?? refusal} />
        <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn}>
          {copy.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
