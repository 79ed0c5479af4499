import type { PaymentKind, SimulatedPayment } from '@umber/storefront-core/checkout'
import type { KnownProviderId } from '../config/payment-providers.ts'
import { providers as kinds } from '../../messages/en/payments.json'

interface ProviderWords {
  readonly label: string
  /** Below the choice. */
  readonly sentence: string
}

/** Every way to pay. The compiler asks for the words of a new provider. */

/** A shop offers only what it knows. */
export const paymentWords = (kind: PaymentKind): ProviderWords =>
  (
    kinds satisfies Readonly<Record<SimulatedPayment | KnownProviderId, ProviderWords>> as Readonly<
      Partial<Record<string, ProviderWords>>
    >
  )[kind] ?? { label: kind, sentence: '' }

/** Beside an order that waits for its money. */
export { bankTransfer as bankTransferCopy } from '../../messages/en/payments.json'

/** Beside an order that is paid on invoice. */
export { netTerms as netTermsCopy } from '../../messages/en/payments.json'

/** While a payment is under way, and when it was not made. */
export { paying as payingCopy } from '../../messages/en/payments.json'
