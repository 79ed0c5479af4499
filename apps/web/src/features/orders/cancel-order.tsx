import type { OrderDetails } from '@umber/storefront-core/orders'
import { useState } from 'react'
import { orderChangesCopy as copy } from '../../copy/order-changes.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { useOrderChange } from './use-order-changes.ts'

interface CancelOrderProps {
  readonly order: OrderDetails
  readonly reread: (() => void) | undefined
}

/** Cancels an order, after a question. The backend says until when. */
export function CancelOrder({ order, reread }: CancelOrderProps) {
  const change = useOrderChange(reread)
  const [isOpen, setIsOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const cancel = async () => {
    if (busy) return
    setBusy(true)
    const words = await change((changes) => changes.cancel(order), copy.canceled)
    setBusy(false)
    setRefusal(words)
    if (words === undefined) setIsOpen(false)
  }
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {copy.cancel}
      </Button>
      <Sheet
        everOpened={isOpen}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.sure.title}
        side="centre"
      >
        <div className="p-6">
          <Text>{copy.sure.text}</Text>
          <div className="mt-4 empty:hidden">
            <FormError words={refusal} />
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              {copy.sure.no}
            </Button>
            <Button variant="destructive" busy={busy} onClick={() => void cancel()}>
              {copy.sure.yes}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  )
}
