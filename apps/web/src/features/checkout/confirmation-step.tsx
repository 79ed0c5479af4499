import { byEmail, isProviderId, type Confirmation } from '@umber/storefront-core/checkout'
import { useState, type ReactNode, type Ref } from 'react'
import { paths } from '../../config/paths.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useServices } from '../../services/services-context.ts'
import { paymentWords } from '../../copy/payments.ts'
import { confirmationCopy as copy, deliveryDays } from '../../copy/checkout-steps.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { WrittenAddress } from '../../ui/primitives/written-address.tsx'
import { cityLine, useWrittenAddress } from '../address-fields/use-written-address.ts'
import { BankTransferDetails } from '../bank-transfer/bank-transfer-details.tsx'
import { NetTermsDetails } from '../bank-transfer/net-terms-details.tsx'
import { Progress } from './progress.tsx'
import { Summary } from './summary.tsx'
import { useOrderPath } from './placed-elsewhere.tsx'

// After the order: nothing waits for it.
const OfferAccount = lazyComponent(async () => (await import('./offer-account.tsx')).OfferAccount)

interface ConfirmationStepProps {
  readonly confirmation: Confirmation
  readonly heading?: Ref<HTMLHeadingElement> | undefined
  /** The order was placed as a guest, even if the guest has signed in since. */
  readonly isGuests?: boolean
}

export function ConfirmationStep({ confirmation, heading, isGuests = false }: ConfirmationStepProps) {
  const formats = useFormats()
  const { preset, session } = useServices()
  const { labelsSimulations, hasEnclosedCheckout } = preset
  const isGuest = useStore(session).status === 'guest'
  // Stays when the session begins: it tells what to do next.
  const [offersAccount] = useState(hasEnclosedCheckout && isGuest)
  const { order, request, estimated } = confirmation
  const { address, delivery, payment, cart, quote } = request
  const isByEmail = delivery.id === byEmail
  const orderPath = useOrderPath(order, isGuests)
  const written = useWrittenAddress()
  const lines = written?.(address) ?? [
    `${address.firstName} ${address.lastName}`,
    address.address1,
    address.address2,
    cityLine(address),
    address.country,
  ]
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <p className="flex items-center gap-2 text-body text-success">
        <CheckIcon />
        {copy.confirmed}
      </p>
      <Heading level={1} ref={heading} tabIndex={-1} className="mt-2">
        {copy.heading}
      </Heading>
      <Progress step="confirmation" isByEmail={isByEmail} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,35rem)_minmax(20rem,26rem)] lg:justify-between">
        <div>
          <dl className="grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2">
            <Fact name={copy.number}>
              <span className="tabular text-h3">{order.number}</span>
            </Fact>
            {/* The parcel waits for the transfer. */}
            {estimated && !order.transfer && <Fact name={copy.arrives}>{formats.fullDay(estimated)}</Fact>}
            <Fact name={copy.to}>
              <WrittenAddress lines={lines} />
            </Fact>
            <Fact name={copy.by}>
              {delivery.name}
              {delivery.days && (
                <span className="block text-small text-ink-2">{deliveryDays(delivery.days)}</span>
              )}
            </Fact>
            {isProviderId(payment) && <Fact name={copy.paid}>{paymentWords(payment).label}</Fact>}
          </dl>
          {order.transfer !== undefined && (
            <div className="mt-6">
              <BankTransferDetails transfer={order.transfer} />
            </div>
          )}
          {order.netTerms !== undefined && (
            <div className="mt-6">
              <NetTermsDetails terms={order.netTerms} />
            </div>
          )}
          <Text className="mt-6 wrap-anywhere text-ink-2">
            {labelsSimulations ? `${copy.wouldSend(address.email)} ${copy.demo}` : copy.sent(address.email)}
          </Text>
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <LinkButton to={orderPath}>{copy.viewOrder}</LinkButton>
            <LinkButton to={paths.home()} variant="outline">
              {copy.on}
            </LinkButton>
            <Button variant="link" onClick={() => window.print()}>
              {copy.print}
            </Button>
          </div>
          {offersAccount && (
            <AsyncBoundary failed={null}>
              <OfferAccount address={address} />
            </AsyncBoundary>
          )}
        </div>
        <Summary lines={cart.lines} quote={quote} isByEmail={isByEmail} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
