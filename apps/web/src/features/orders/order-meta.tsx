import type { OrderDetails, Parcel, PaymentAmounts, PaymentState } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { useServices } from '../../services/services-context.ts'
import { AddressLines } from './order-address.tsx'
import { capitalised } from '../../copy/order-labels.ts'

/** Addresses, delivery, payment and tracking. */
export function OrderMeta({ order }: { readonly order: OrderDetails }) {
  const { shippingAddress, billingAddress, delivery, payment, paymentAmounts, parcels, email } = order
  const { products: written } = useServices().preset.money
  const trackings = parcels.flatMap(({ tracking }) => tracking ?? [])
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
            const amount = paymentAmounts[name]
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
      <Fact name={copy.tracking}>
        {trackings.length === 0
          ? copy.noTracking
          : trackings.map((tracking) => <TrackingLink key={tracking.number} tracking={tracking} />)}
      </Fact>
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

function TrackingLink({ tracking: { number, url } }: { readonly tracking: NonNullable<Parcel['tracking']> }) {
  if (url === undefined) return <span className="tabular block wrap-anywhere">{number}</span>
  return (
    <a
      href={url}
      rel="noopener"
      className="tabular flex min-h-11 items-center wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {number}
    </a>
  )
}

const amountNames = ['reserved', 'charged', 'refunded'] as const satisfies readonly (keyof PaymentAmounts)[]

const paymentWords = (payment: PaymentState) =>
  payment.kind === 'other' ? capitalised(payment.word) : copy.payments[payment.kind]
