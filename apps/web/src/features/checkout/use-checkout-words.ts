import type { CheckoutStep } from '@umber/storefront-core/checkout'
import { deliveryCopy } from '../../copy/checkout-steps.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'

const { own } = checkoutCopy

const shown = {
  steps: checkoutCopy.steps,
  edit: checkoutCopy.edit,
  address: checkoutCopy.address.heading,
  submitAddress: checkoutCopy.address.submit,
}

/** Of a checkout whose steps, headings and buttons say the same. */
const agreeing: typeof shown = {
  steps: { ...checkoutCopy.steps, address: own.address },
  edit: { ...checkoutCopy.edit, address: own.edit },
  address: own.heading,
  submitAddress: own.submit,
}

/** The names of the steps. Those of the demonstration are the specification's. */
export function useCheckoutWords(): typeof shown {
  return useServices().preset.hasEnclosedCheckout ? agreeing : shown
}

export function useDeliveryHeading(): string {
  return useServices().preset.hasEnclosedCheckout ? own.delivery : deliveryCopy.heading
}

/** Each step after the first has a title of its own. */
export function useCheckoutHead(step: CheckoutStep = 'address'): void {
  const { steps } = useCheckoutWords()
  usePageHead({
    title:
      step === 'address'
        ? checkoutCopy.title
        : own.title({ step: steps[step], checkout: checkoutCopy.title }),
    robots: 'noindex',
  })
}
