import { shippingPolicy as messages } from '../../messages/en/shipping-policy.json'

export interface ShippingPolicy {
  readonly optionsTitle: string
  readonly columns: { readonly method: string; readonly time: string; readonly price: string }
  readonly options: readonly { readonly method: string; readonly time: string; readonly price: string }[]
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly paragraphs: readonly string[]
  }[]
  readonly exceptionsTitle: string
  readonly exceptions: readonly string[]
  readonly questionsTitle: string
  readonly questions: string
  readonly contact: string
  readonly help: string
}

export const shippingPolicyHead = { title: messages.title, lead: messages.lead } as const

/**
 * The policy of the demonstration. The specification has other prices at checkout (12.99 for express) and free delivery on the
 * product cards.
 */
export const shippingPolicy: ShippingPolicy = {
  ...messages,
  options: Object.values(messages.options),
  sections: Object.entries(messages.sections).map(([id, { title, paragraphs }]) => ({
    id,
    title,
    paragraphs,
  })),
}
