import { returnableLines, returnableUntil, type OrderDetails } from '@umber/storefront-core/orders'
import type { ReactNode } from 'react'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Reorder } from './reorder.tsx'
import { useReturnWindow } from './use-after-sales.ts'

const OwnChanges = lazyComponent(async () => (await import('./own-changes.tsx')).OwnChanges)

interface OrderActionsProps {
  readonly order: OrderDetails
  readonly invoice: ReactNode
  /** Shown while something can be returned. */
  readonly returnItems: ReactNode
  /** Reads the order again, where it is not a query. */
  readonly reread?: () => void
  readonly children?: ReactNode
}

/** What can be done with an order, by customers and guests. */
export function OrderActions({ order, invoice, returnItems, reread, children }: OrderActionsProps) {
  const formats = useFormats()
  const terms = useReturnWindow()
  const isReturnable = returnableLines(order, terms).length > 0
  const until = isReturnable ? returnableUntil(order, terms) : undefined
  return (
    <div className="mt-6">
      <Reorder lines={order.items.filter((line) => !line.isReplacement)}>
        {invoice}
        {isReturnable && returnItems}
        {children}
      </Reorder>
      <AsyncBoundary>
        <OwnChanges order={order} reread={reread} />
      </AsyncBoundary>
      {until !== undefined && (
        <p className="mt-3 text-small text-ink-2">{copy.returnUntil(formats.day(until))}</p>
      )}
    </div>
  )
}
