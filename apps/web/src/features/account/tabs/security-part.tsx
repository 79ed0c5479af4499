import { accountCopy } from '../../../copy/account.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { useSignOut } from '../use-sign-out.ts'

const copy = accountCopy.security

/** Ends all sessions of the customer, such as that of a lost phone. */
export function SecurityPart() {
  const { busy, signOutEverywhere } = useSignOut()
  return (
    <section aria-labelledby="account-security" className="mt-12 max-w-form border-t border-line pt-8">
      <Heading level={2} look="h3" id="account-security">
        {copy.heading}
      </Heading>
      <Text className="mt-3 text-ink-2">{copy.hint}</Text>
      <Button variant="outline" busy={busy} onClick={signOutEverywhere} className="mt-5">
        {copy.everywhere}
      </Button>
    </section>
  )
}
