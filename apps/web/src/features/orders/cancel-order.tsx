import type { OrderDetails } from '@umber/storefront-core/orders'
import { useState } from 'react'
import { intlTagOf } from '../../config/locale.ts'
import { orderChangesCopy as copy } from '../../copy/order-changes.ts'
import { useServices } from '../../services/services-context.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { useOrderChange } from './use-order-changes.ts'

interface CancelOrderProps {
  readonly order: OrderDetails
  /** ISO 8601. */
  readonly until: string
  readonly reread: (() => void) | undefined
}

/** Cancels an order, after a question. The backend says until when. */
export function CancelOrder({ order, until, reread }: CancelOrderProps) {
  const { locale } = useServices()
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
  const time = new Intl.DateTimeFormat(intlTagOf(locale), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {copy.cancel}
      </Button>
      <p className="mt-2 text-small text-ink-2">{copy.until(time.format(new Date(until)))}</p>
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
    </div>
  )
}
