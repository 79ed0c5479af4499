import { failureFrom, type OrderDetails } from '@umber/storefront-core'
import { useState } from 'react'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'
import { transferCopy as copy } from '../../copy/after-sales.ts'
import { failureSentence } from '../../copy/failure.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { useAfterSales } from './use-after-sales.ts'

/** A customer who has found an order may ask for it; a visitor has no account to move it to. */
export function TransferOffer({ order }: { readonly order: OrderDetails }) {
  const view = useStore(useShop().session)
  const afterSales = useAfterSales()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<string>()
  if (view.kind !== 'customer') return null

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
