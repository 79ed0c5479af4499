import { failureFrom } from '@umber/storefront-core'
import { useState } from 'react'
import { useShop } from '../../../bindings/shop.ts'
import { addressVerificationCopy as copy } from '../../../copy/address-verification.ts'
import { failureSentence } from '../../../copy/failure.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Text } from '../../../ui/primitives/text.tsx'
import { useShelf } from '../use-shelf.ts'

/** Whether the customer's address is proved to be theirs, and the way to another mail. Nothing where it cannot be told. */
export function AddressVerification() {
  const { accountPorts } = useShop()
  const { value: isVerified } = useShelf(
    'address-verified',
    async ({ addressVerification: desk }) => desk === undefined || desk.isVerified(),
  )
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<string>()
  if (isVerified === undefined) return null
  if (isVerified) return <Text className="mb-8 text-ink-2">{copy.verified}</Text>

  const ask = async () => {
    setBusy(true)
    try {
      const { addressVerification: desk } = await accountPorts()
      setAnswer((await desk?.request()) === 'too-often' ? copy.tooOften : copy.sent)
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
