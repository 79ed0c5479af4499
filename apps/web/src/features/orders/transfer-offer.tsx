import { failureFrom } from '@umber/storefront-core'
import type { OrderDetails } from '@umber/storefront-core/orders'
import { useState } from 'react'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { transferCopy as copy } from '../../copy/after-sales.ts'
import { failureSentence } from '../../copy/failure.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { useAfterSales } from './use-after-sales.ts'

/** Offers a signed-in customer to move the found order to their account. Guests have no account. */
export function TransferOffer({ order }: { readonly order: OrderDetails }) {
  const view = useStore(useServices().session)
  const afterSales = useAfterSales()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<string>()
  if (view.status !== 'signed-in') return null

  const ask = async () => {
    setBusy(true)
    try {
      const { orderTransfers } = await afterSales()
      setAnswer(copy.answers[await orderTransfers.request(order)])
    } catch (error) {
      setAnswer(failureSentence(failureFrom(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mt-6 max-w-reading border border-line p-5">
      <p className="font-medium">{copy.offer}</p>
      <Text className="mt-1 text-ink-2">{copy.offerHint}</Text>
      <Button variant="outline" className="mt-4" busy={busy} onClick={() => void ask()}>
        {copy.ask}
      </Button>
      <output className="mt-3 block empty:hidden">{answer}</output>
    </section>
  )
}
