import { signInMessage, type SignInOutcome } from '@umber/storefront-core/auth'
import { signInSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useForm } from '../../bindings/use-form.ts'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { useWait } from '../../bindings/use-wait.ts'
import { useWayBack } from '../../bindings/use-way-back.ts'
import { authCopy } from '../../copy/auth.ts'
import { FormRefusal } from '../../ui/patterns/form-refusal.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { PasswordField } from '../../ui/primitives/password-field.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { AuthFrame } from './auth-frame.tsx'
import { passwordWords } from './password-words.ts'
import { useEntered } from './use-entered.ts'

const copy = authCopy.signIn
const schema = signInSchema()

type Refusal = Extract<SignInOutcome, { ok: false }>

/** The backend said no to these words, or it could not be asked: the toast tells the two apart. */
const isNo = ({ reason }: Refusal) => ['wrong-credentials', 'missing-fields', 'no-account'].includes(reason)

export function LoginScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  useEntered()
  const back = useWayBack()
  const { session, preset } = useShop()
  const [refusal, setRefusal] = useState<string>()
  const wait = useWait()

  const { form, field, tick, values, busy } = useForm({
    schema,
    initial: { email: '', password: '', remember: true },
    onRefused: () => notify({ title: copy.missing, tone: 'error' }),
    async onSubmit({ email, password }) {
      if (wait.isOn) return
      wait.end()
      setRefusal(undefined)
      try {
        const store = await session.open()
        const outcome = await store.signIn({ email, password }, values.remember)
        if (outcome.ok) {
          notify({ ...copy.done, tone: 'success' })
          return
        }
        if (wait.beginAfter(outcome.failure)) return
        setRefusal(signInMessage(outcome))
        notify({ ...(isNo(outcome) ? copy.refused : copy.failed), tone: 'error' })
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
          {!preset.isDemonstration && (
            <LinkButton to={paths.orderLookup()} variant="link">
              {copy.findOrder}
            </LinkButton>
          )}
        </>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        <EmailField {...field('email')} label={authCopy.email} autoCapitalize="none" required />
        <PasswordField
          {...field('password')}
          label={authCopy.password}
          words={passwordWords}
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox {...tick('remember')} label={copy.remember} />
          <LinkButton to={paths.forgotPassword()} variant="link" size="small">
            {copy.forgot}
          </LinkButton>
        </div>
        <FormRefusal words={wait.words ?? refusal} />
        <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn}>
          {busy ? copy.busy : copy.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
