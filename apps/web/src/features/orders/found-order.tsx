import type { OrderDetails } from '@umber/storefront-core/orders'
import { useState, type ReactNode } from 'react'
import { invoiceCopy, orderCopy, returnCopy } from '../../copy/after-sales.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Invoice } from './invoice.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderRecords } from './order-records.tsx'
import { OrderView } from './order-view.tsx'
import { ReturnTerms } from './return-terms.tsx'
import { TransferOffer } from './transfer-offer.tsx'

interface FoundOrderProps {
  readonly order: OrderDetails
  /** Reads the order again. */
  readonly reread: () => void
  /** Further actions below the ones every order has. */
  readonly more?: ReactNode
}

type Part = 'order' | 'invoice' | 'return'

/** Moves the focus, because the parts replace each other. */
const focusElement = (place: HTMLElement | null) => place?.focus()

/** An order opened without an account: by number and email, or by the link in its email. */
export function FoundOrder({ order, reread, more }: FoundOrderProps) {
  const [part, setPart] = useState<Part>('order')
  const back = (words: string) => (
    <Button variant="outline" onClick={() => setPart('order')}>
      {words}
    </Button>
  )
  return (
    <div key={part} ref={focusElement} tabIndex={-1}>
      {part === 'invoice' && <Invoice order={order} back={back(invoiceCopy.back)} />}
      {part === 'return' && (
        <div className="max-w-reading">
          <ReturnTerms
            order={order}
            back={back(returnCopy.back)}
            reread={reread}
            onRequested={() => {
              reread()
              setPart('order')
            }}
          />
        </div>
      )}
      {part === 'order' && (
        <OrderView
          order={order}
          records={<OrderRecords order={order} />}
          actions={
            <>
              <OrderActions
                order={order}
                reread={reread}
                invoice={
                  <Button variant="outline" onClick={() => setPart('invoice')}>
                    {orderCopy.actions.invoice}
                  </Button>
                }
                returnItems={
                  <Button variant="outline" onClick={() => setPart('return')}>
                    {orderCopy.actions.returnItems}
                  </Button>
                }
              >
                {more}
              </OrderActions>
              <TransferOffer order={order} />
            </>
          }
        />
      )}
    </div>
  )
}
