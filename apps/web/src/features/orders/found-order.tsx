import type { OrderDetails } from '@umber/storefront-core'
import { useState, type ReactNode } from 'react'
import { invoiceCopy, orderCopy } from '../../copy/after-sales.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Invoice } from './invoice.tsx'
import { OrderView } from './order-view.tsx'
import { TransferOffer } from './transfer-offer.tsx'

interface FoundOrderProps {
  readonly order: OrderDetails
  /** Further actions below the ones every order has. */
  readonly more?: ReactNode
}

/** Moves the focus, because the invoice and the order replace each other. */
const focusElement = (place: HTMLElement | null) => place?.focus()

/** An order opened without an account: by number and email, or by the link in its email. */
export function FoundOrder({ order, more }: FoundOrderProps) {
  const [isInvoice, setInvoice] = useState(false)
  return (
    <div key={isInvoice ? 'invoice' : 'order'} ref={focusElement} tabIndex={-1}>
      {isInvoice ? (
        <Invoice
          order={order}
          back={
            <Button variant="outline" onClick={() => setInvoice(false)}>
              {invoiceCopy.back}
            </Button>
          }
        />
      ) : (
        <OrderView
          order={order}
          actions={
            <>
              <div className="mt-6 flex flex-wrap gap-3">
                <Button variant="outline" onClick={() => setInvoice(true)}>
                  {orderCopy.actions.invoice}
                </Button>
                {more}
              </div>
              <TransferOffer order={order} />
            </>
          }
        />
      )}
    </div>
  )
}
