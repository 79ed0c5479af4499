import type { OrderDetails, OrderLedger, PaymentState } from '@umber/storefront-core/orders'
import type { ReactNode } from 'react'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { useServices } from '../../services/services-context.ts'
import { AddressLines } from './order-address.tsx'
import { capitalised } from '../../copy/order-labels.ts'

/** Addresses, delivery, payment and tracking. */
export function OrderMeta({ order }: { readonly order: OrderDetails }) {
  const { shippingAddress, billingAddress, delivery, payment, ledger, parcels, email, status } = order
  const { products: written } = useServices().preset.money
  const trackings = parcels.flatMap((parcel) => parcel.trackings)
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
      {shippingAddress !== undefined && (
        <Fact name={copy.shipTo}>
          <AddressLines address={shippingAddress} />
        </Fact>
      )}
      {billingAddress !== undefined && (
        <Fact name={copy.billTo}>
          <AddressLines address={billingAddress} />
        </Fact>
      )}
      {delivery !== undefined && <Fact name={copy.delivery}>{delivery}</Fact>}
      {payment !== undefined && (
        <Fact name={copy.payment}>
          {paymentWords(payment)}
          {amountNames.map((name) => {
            const amount = ledger[name]
            return (
              amount !== undefined && (
                <span key={name} className="tabular block text-small text-ink-2">
                  {copy.amounts[name](written(amount))}
                </span>
              )
            )
          })}
        </Fact>
      )}
      {status.kind !== 'canceled' && trackings.length === 0 && (
        <Fact name={copy.tracking}>{copy.noTracking[status.kind]}</Fact>
      )}
      {email !== undefined && (
        <Fact name={copy.email}>
          <span className="wrap-anywhere">{email}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

const amountNames = ['reserved', 'charged', 'refunded'] as const satisfies readonly (keyof OrderLedger)[]

const paymentWords = (payment: PaymentState) =>
  payment.kind === 'other' ? capitalised(payment.word) : copy.payments[payment.kind]
