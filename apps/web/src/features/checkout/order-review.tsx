import type { CheckoutStep, CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import type { ReactNode } from 'react'
import { reviewCopy as copy } from '../../copy/checkout-steps.ts'
import { usePhoneNumbers } from '../../queries/use-address-libraries.ts'
import { useCountries } from '../../queries/use-countries.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { WrittenAddress } from '../../ui/primitives/written-address.tsx'
import { useWrittenAddress } from '../address-fields/use-written-address.ts'
import { DeliveryTime } from './delivery-time.tsx'
import { useQuoteMoney } from './summary.tsx'

interface OrderReviewProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
  /** The payment is under way: nothing may be changed. */
  readonly isHeld: boolean
}

/** What has been given in the steps before, read once more before paying. */
export function OrderReview({ store, view, isHeld }: OrderReviewProps) {
  const { address, deliveryId } = view.draft
  const method = view.methods.find(({ id }) => id === deliveryId)
  const written = useWrittenAddress()
  const phones = usePhoneNumbers(true)
  const { codeOf } = useCountries()
  const money = useQuoteMoney(view.quote)
  const change = (step: CheckoutStep, label: string) => (
    <Button
      variant="link"
      size="small"
      aria-label={label}
      aria-disabled={isHeld || undefined}
      onClick={() => void (isHeld || store.goTo(step))}
    >
      {copy.change}
    </Button>
  )
  const { billing } = address
  return (
    <section aria-labelledby="checkout-review" className="mt-6">
      <Heading level={3} look="label" id="checkout-review">
        {copy.heading}
      </Heading>
      <dl className="mt-1">
        <Row name={copy.contact} change={change('address', copy.changeContact)}>
          <span className="block wrap-anywhere">{address.email}</span>
          <bdi className="tabular text-ink-2">
            {phones?.writtenPhone(address.phone, codeOf(address.country)) ?? address.phone}
          </bdi>
        </Row>
        <Row name={copy.to} change={change('address', copy.changeAddress)}>
          {written && <WrittenAddress lines={written(address)} />}
        </Row>
        {billing !== undefined && (
          <Row name={copy.bill} change={change('address', copy.changeAddress)}>
            {written && <WrittenAddress lines={written({ ...billing, company: address.company })} />}
          </Row>
        )}
        {method !== undefined && (
          <Row name={copy.by} change={change('delivery', copy.changeDelivery)}>
            <span className="block">
              {method.name} · <span className="tabular">{money(method.price)}</span>
            </span>
            <DeliveryTime method={method} />
          </Row>
        )}
      </dl>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly change: ReactNode
  readonly children: ReactNode
}

function Row({ name, change, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-b border-line py-3 sm:grid-cols-[7rem_1fr_auto]">
      <dt className="col-start-1 text-small text-ink-2 sm:pt-0.5">{name}</dt>
      <dd className="col-start-1 min-w-0 sm:col-start-2 sm:row-start-1">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3">{change}</dd>
    </div>
  )
}
