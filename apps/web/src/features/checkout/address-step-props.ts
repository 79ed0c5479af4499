import type { CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import type { ReactNode, Ref } from 'react'

export interface AddressStepProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
  readonly heading: Ref<HTMLHeadingElement>
  /** Why the shopper is back here, as when nothing is delivered to the address. */
  readonly alert?: ReactNode
}
