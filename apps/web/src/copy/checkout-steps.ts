import { delivery as deliveryCopy } from '../../messages/en/checkout-steps.json'

export { deliveryCopy }

export { payment as paymentCopy } from '../../messages/en/checkout-steps.json'

export { confirmation as confirmationCopy } from '../../messages/en/checkout-steps.json'

/** What is said again before paying. */
export { review as reviewCopy } from '../../messages/en/checkout-steps.json'

/** A guest is offered an account after the order. */
export { account as offerAccountCopy } from '../../messages/en/checkout-steps.json'

/** The cart was ordered in another tab or on another device. */
export { elsewhere as elsewhereCopy } from '../../messages/en/checkout-steps.json'

/** How long a delivery takes, in business days. */
export function deliveryDays([from, to]: readonly [number, number]): string {
  if (from !== to) return deliveryCopy.betweenDays({ from, to })
  return to === 1 ? deliveryCopy.nextDay : deliveryCopy.inDays(to)
}
