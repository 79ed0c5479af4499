import type { SignInOutcome } from '@umber/storefront-core/auth'
import { signInSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'
import { useReturnPath } from '../../hooks/use-return-path.ts'
import { useStore } from '../../hooks/use-store.ts'
import { authCopy, authFields, signInWords, passwordLabels } from '../../copy/auth.ts'
import { shellCopy } from '../../copy/shell.ts'
import { withReference } from '../../copy/failure.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { PasswordField } from '../../ui/primitives/password-field.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { AuthFrame, useRedirectIfSignedIn } from './auth-frame.tsx'

const copy = authCopy.signIn
const schema = signInSchema(authFields.signIn)

type Refusal = Extract<SignInOutcome, { ok: false }>

/** Whether the backend refused the credentials. Otherwise it could not be reached; the toast differs. */
const isWrongCredentials = ({ reason }: Refusal) =>
  ['wrong-credentials', 'missing-fields', 'no-account'].includes(reason)

export function LoginScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  useRedirectIfSignedIn()
  const back = useReturnPath()
  const { session, preset } = useServices()
  const [refusal, setRefusal] = useState<string>()
  const wait = useRateLimitWait()
  const view = useStore(session)
  const isEnded = preset.hasOrderPages === true && view.status === 'guest' && view.reason === 'expired'

  const { form, field, tick, values, busy } = useForm({
    schema,
    initial: { email: '', password: '', remember: true },
    onRefused: () => notify({ title: copy.missing, tone: 'error' }),
    async onSubmit({ email, password }) {
      if (wait.isOn) return
      wait.end()
      setRefusal(undefined)
      try {
        const store = await session.load()
        const outcome = await store.signIn({ email, password }, values.remember)
        if (outcome.ok) {
          notify({ ...copy.done, tone: 'success' })
          return
        }
        if (wait.beginAfter(outcome.failure)) return
        setRefusal(
          outcome.reason === 'failed'
            ? withReference(signInWords(outcome), outcome.failure)
            : signInWords(outcome),
        )
        notify({ ...(isWrongCredentials(outcome) ? copy.refused : copy.failed), tone: 'error' })
      } catch {
        notify({ ...copy.failed, tone: 'error' })
      }
    },
  })

  return (
    <AuthFrame
      title={copy.title}
      lead={copy.lead}
      foot={
        <>
          <p className="flex flex-wrap items-center gap-x-2">
            {copy.noAccount}
            <LinkButton to={paths.signup(back)} variant="link">
              {copy.signUp}
            </LinkButton>
          </p>
          {preset.hasOrderPages && (
            <LinkButton to={paths.orderLookup()} variant="link">
              {copy.findOrder}
            </LinkButton>
          )}
        </>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {isEnded && (
          <p className="border-y border-line py-4">
            {shellCopy.sessionEnded.title}. {shellCopy.sessionEnded.description}
          </p>
        )}
        <EmailField {...field('email')} label={authCopy.email} autoCapitalize="none" required />
        <PasswordField
          {...field('password')}
          label={authCopy.password}
          words={passwordLabels}
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox {...tick('remember')} label={copy.remember} />
          <LinkButton to={paths.forgotPassword()} variant="link" size="small">
            {copy.forgot}
          </LinkButton>
        </div>
        <FormError words={wait.words ?? refusal} />
        <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn}>
          {busy ? copy.busy : copy.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
