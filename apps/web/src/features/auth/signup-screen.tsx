import { isPasswordRefusal, registerMessage } from '@umber/storefront-core/auth'
import { signUpSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'
import { useReturnPath } from '../../hooks/use-return-path.ts'
import { authCopy, authFields, authRefusals, passwordLabels } from '../../copy/auth.ts'
import { withReference } from '../../copy/failure.ts'
import { Sentence } from '../../ui/patterns/sentence.tsx'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { PasswordField } from '../../ui/primitives/password-field.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { AuthFrame, useRedirectIfSignedIn } from './auth-frame.tsx'
import { useRefusedPassword } from './use-refused-password.ts'

const copy = authCopy.signUp
const initial = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeTerms: false,
}

export function SignupScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  useRedirectIfSignedIn()
  const back = useReturnPath()
  const { session, preset } = useServices()
  // Real names may have one character.
  const [schema] = useState(() => signUpSchema(authFields.signUp, preset.hasServerProfile ? 1 : 2))
  const [refusal, setRefusal] = useState<string>()
  const wait = useRateLimitWait()

  const signUp = useForm({
    schema,
    initial,
    async onSubmit({ firstName, lastName, email, password }) {
      if (wait.isOn) return
      wait.end()
      setRefusal(undefined)
      try {
        const store = await session.load()
        const outcome = await store.register({ firstName, lastName, email, password })
        if (outcome.ok) {
          notify({ title: copy.done, tone: 'success' })
          return
        }
        if (wait.beginAfter(outcome.failure)) return
        if (isPasswordRefusal(outcome.reason)) {
          refused.refuse(password, registerMessage(outcome, authRefusals.register))
          signUp.focus('password')
          return
        }
        setRefusal(
          outcome.reason === 'failed'
            ? withReference(registerMessage(outcome, authRefusals.register), outcome.failure)
            : registerMessage(outcome, authRefusals.register),
        )
        if (outcome.reason === 'email-taken' || outcome.reason === 'invalid-email') signUp.focus('email')
        if (outcome.reason === 'failed') notify({ title: copy.failed, tone: 'error' })
      } catch {
        notify({ title: copy.failed, tone: 'error' })
      }
    },
  })
  const { form, field, busy } = signUp
  const refused = useRefusedPassword(signUp.values.password)

  return (
    <AuthFrame
      title={copy.title}
      lead={copy.lead}
      foot={
        <p className="flex flex-wrap items-center gap-x-2">
          {copy.hasAccount}
          <LinkButton to={paths.login(back)} variant="link">
            {copy.signIn}
          </LinkButton>
        </p>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        <Field
          {...field('firstName')}
          label={copy.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <Field
          {...field('lastName')}
          label={copy.lastName}
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <EmailField {...field('email')} label={authCopy.email} autoCapitalize="none" required />
        <PasswordField
          {...field('password')}
          error={signUp.errorOf('password') ?? refused.error}
          label={authCopy.password}
          hint={copy.passwordHint}
          words={passwordLabels}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmPassword')}
          label={copy.confirm}
          words={passwordLabels}
          autoComplete="new-password"
          required
        />
        <AgreeToTerms {...signUp.tick('agreeTerms')} error={signUp.errorOf('agreeTerms')} />
        <FormError words={wait.words ?? refusal} />
        <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn}>
          {busy ? copy.busy : copy.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}

type AgreeProps = ReturnType<
  ReturnType<typeof useForm<ReturnType<typeof signUpSchema>, typeof initial>>['tick']
> & {
  readonly error: string | undefined
}

function AgreeToTerms({ error, ...tick }: AgreeProps) {
  const link = 'underline decoration-line underline-offset-4 hover:decoration-current'
  return (
    <div>
      <Checkbox
        {...tick}
        label={copy.agree}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby="agree-to"
      />
      <p id="agree-to" className="text-small text-ink-2">
        <Sentence
          of={copy.read}
          elements={{
            terms: (
              <Link to={paths.terms()} className={link}>
                {copy.terms}
              </Link>
            ),
            privacy: (
              <Link to={paths.privacy()} className={link}>
                {copy.privacy}
              </Link>
            ),
          }}
        />
      </p>
      {error !== undefined && (
        <p role="alert" className="mt-1 text-small text-sale">
          {error}
        </p>
      )}
    </div>
  )
}
