import { failureFrom } from '@umber/storefront-core'
import { useState } from 'react'
import { useServices } from '../../../services/services-context.ts'
import { addressVerificationCopy as copy } from '../../../copy/address-verification.ts'
import { failureSentence } from '../../../copy/failure.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Text } from '../../../ui/primitives/text.tsx'
import { useAccountQuery } from '../use-account-query.ts'

/**
 * Shows whether the customer's email address is verified, and a button to send another email. Renders nothing when
 * that is unknown.
 */
export function AddressVerification() {
  const { accountPorts } = useServices()
  const { value: isVerified } = useAccountQuery(
    'address-verified',
    async ({ addressVerification }) => addressVerification === undefined || addressVerification.isVerified(),
  )
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<string>()
  if (isVerified === undefined) return null
  if (isVerified) return <Text className="mb-8 text-ink-2">{copy.verified}</Text>

  const ask = async () => {
    setBusy(true)
    try {
      const { addressVerification } = await accountPorts()
      setAnswer((await addressVerification?.request()) === 'too-often' ? copy.tooOften : copy.sent)
    } catch (error) {
      setAnswer(failureSentence(failureFrom(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mb-8 max-w-form border border-line p-5">
      <p className="font-medium">{copy.open}</p>
      <Text className="mt-1 text-ink-2">{copy.openHint}</Text>
      <Button variant="outline" className="mt-4" busy={busy} onClick={() => void ask()}>
        {copy.again}
      </Button>
      <output className="mt-3 block empty:hidden">{answer}</output>
    </section>
  )
}
