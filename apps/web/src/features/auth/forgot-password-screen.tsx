import type { Failure } from '@umber/storefront-core'
import { failureFrom } from '@umber/storefront-core'
import { resetMessage } from '@umber/storefront-core/auth'
import { forgotPasswordSchema } from '@umber/storefront-core/forms'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'
import { authCopy, authFields, authRefusals } from '../../copy/auth.ts'
import { withReference } from '../../copy/failure.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { AuthFrame } from './auth-frame.tsx'

const copy = authCopy.forgot
const wordsFor = (failure: Failure): string => resetMessage(failure, authRefusals.reset)

const schema = forgotPasswordSchema(authFields.forgotPassword)

export function ForgotPasswordScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const { ports } = useServices()
  const [sentTo, setSentTo] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const wait = useRateLimitWait()

  const { form, field, busy, reset } = useForm({
    schema,
    initial: { email: '' },
    onRefused: ({ email }) => {
      if (email === copy.missing) notify({ title: copy.missing, tone: 'error' })
    },
    async onSubmit({ email }) {
      if (wait.isOn) return
      wait.end()
      setRefusal(undefined)
      try {
        const { passwordReset } = await ports()
        await passwordReset.request(email)
        setSentTo(email)
        notify({ ...copy.done, tone: 'success' })
      } catch (error) {
        const failure = failureFrom(error)
        if (wait.beginAfter(failure)) return
        setRefusal(failure.kind === 'broken' ? withReference(wordsFor(failure), failure) : wordsFor(failure))
        notify({ ...copy.failed, tone: 'error' })
      }
    },
  })

  if (sentTo !== undefined)
    return (
      <Sent
        email={sentTo}
        onAnother={() => {
          reset()
          setSentTo(undefined)
        }}
      />
    )
  return (
    <AuthFrame
      title={copy.title}
      lead={copy.lead}
      foot={
        <LinkButton to={paths.login()} variant="link">
          {copy.back}
        </LinkButton>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        <EmailField {...field('email')} label={authCopy.email} autoCapitalize="none" required />
        <FormError words={wait.words ?? refusal} />
        <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn}>
          {busy ? copy.busy : copy.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}

/** Shows the same text whether or not the account exists. */
function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-14">
      <div className="mx-auto max-w-form">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {copy.sentTitle}
        </Heading>
        <Text className="mt-3 wrap-anywhere text-ink-2">{copy.sent(email)}</Text>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.login()}>{copy.back}</LinkButton>
          <Button variant="outline" onClick={onAnother}>
            {copy.another}
          </Button>
        </div>
      </div>
    </div>
  )
}
