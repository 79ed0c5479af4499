import { isPasswordRefusal, registerMessage } from '@umber/storefront-core/auth'
import type { CheckoutAddress } from '@umber/storefront-core/checkout'

import { newPasswordSchema, validate } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { authCopy, authFields, authRefusals } from '../../copy/auth.ts'
import { offerAccountCopy as copy } from '../../copy/checkout-steps.ts'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'
import { useServices } from '../../services/services-context.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { PasswordField } from '../../ui/primitives/password-field.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'

const schema = newPasswordSchema(authFields.signUp)
const words = {
  show: authCopy.showPassword,
  hide: authCopy.hidePassword,
  capsLock: authCopy.capsLock,
} as const

type Said =
  | { readonly kind: 'nothing' | 'done' | 'taken' }
  /** `at`: the password is at fault. */
  | { readonly kind: 'wrong'; readonly sentence: string; readonly at?: 'password' }

/** A guest who has ordered gets an account with a password alone. */
export function OfferAccount({ address }: { readonly address: CheckoutAddress }) {
  const { session } = useServices()
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState<Said>({ kind: 'nothing' })
  const [busy, setBusy] = useState(false)
  const wait = useRateLimitWait()

  async function register() {
    const checked = validate(schema, { password, confirmPassword: password })
    if (!checked.ok) {
      setSaid({ kind: 'wrong', sentence: checked.errors.password ?? copy.failed, at: 'password' })
      return
    }
    const { firstName, lastName, email } = address
    const outcome = await (await session.load()).register({ firstName, lastName, email, password })
    if (outcome.ok) setSaid({ kind: 'done' })
    else if (outcome.reason === 'email-taken') setSaid({ kind: 'taken' })
    else if (!wait.beginAfter(outcome.failure))
      setSaid({
        kind: 'wrong',
        sentence: registerMessage(outcome, authRefusals.register),
        ...(isPasswordRefusal(outcome.reason) && { at: 'password' }),
      })
  }

  return (
    <section aria-labelledby="offer-account" className="mt-10 border-t border-line pt-6 print:hidden">
      <Heading level={2} look="h3" id="offer-account">
        {copy.heading}
      </Heading>
      <output className="mt-2 block">{said.kind === 'done' && copy.done}</output>
      {said.kind !== 'done' && (
        <form
          noValidate
          method="post"
          className="flex max-w-80 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (busy || wait.isOn) return
            setBusy(true)
            void register()
              .catch(() => setSaid({ kind: 'wrong', sentence: copy.failed }))
              .finally(() => setBusy(false))
          }}
        >
          <Text className="text-ink-2">{copy.lead}</Text>
          {/* For password managers. */}
          <input type="email" hidden autoComplete="username" value={address.email} readOnly />
          <PasswordField
            name="password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={said.kind === 'wrong' && said.at === 'password' ? said.sentence : undefined}
            label={copy.password}
            hint={authCopy.signUp.passwordHint}
            words={words}
            autoComplete="new-password"
            required
          />
          <FormError
            words={
              wait.words ??
              (said.kind === 'taken'
                ? copy.taken
                : said.kind === 'wrong' && said.at === undefined
                  ? said.sentence
                  : undefined)
            }
          />
          {said.kind === 'taken' && (
            <LinkButton to={paths.login()} variant="link" size="small">
              {copy.signIn}
            </LinkButton>
          )}
          <Button type="submit" variant="outline" busy={busy} aria-disabled={wait.isOn || undefined}>
            {busy ? copy.busy : copy.submit}
          </Button>
        </form>
      )}
    </section>
  )
}
