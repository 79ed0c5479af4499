import { figures, type Dollars } from './policies.ts'

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

export const shippingPolicyHead = {
  title: 'Shipping & Returns',
  lead: 'What it costs to send, how long it takes, and how to send it back.',
} as const

/** The policy, with its amounts as the shop writes them. */
export const shippingPolicy = (dollars: Dollars) =>
  ({
    optionsTitle: 'Shipping options',
    columns: { method: 'Method', time: 'Delivery time', price: 'Price' },
    options: [
      {
        method: 'Standard shipping',
        time: figures.standardDays,
        price: `${dollars(figures.standardPrice)}, free over ${dollars(figures.freeShippingOver)}`,
      },
      { method: 'Express shipping', time: figures.expressDays, price: dollars(figures.expressPrice) },
      { method: 'Overnight shipping', time: figures.overnightDays, price: dollars(figures.overnightPrice) },
    ],
    sections: [
      {
        id: 'processing',
        title: 'Processing time',
        paragraphs: [
          `Orders are packed within ${figures.processingDays}. What is ordered before ${figures.cutOff} is packed the same day where we can; weekends and holidays do not count.`,
          'You receive a tracking number by mail as soon as the parcel leaves us.',
        ],
      },
      {
        id: 'international',
        title: 'International shipping',
        paragraphs: [
          `We ship to ${figures.countries} countries. Parcels abroad take ${figures.internationalDays}. Customs duties and taxes of the country of destination are the recipient's.`,
        ],
      },
      {
        id: 'returns',
        title: 'Returns',
        paragraphs: [
          `You may return anything within ${figures.returnDays} days of delivery, unworn, unwashed and in its packaging. Refunds go back the way you paid, within ${figures.refundDays} of the parcel reaching us.`,
        ],
      },
      {
        id: 'exchanges',
        title: 'Exchanges',
        paragraphs: [
          'Exchanging a size is free. Tell us the order number and the size you need; we send it as soon as the first one is on its way back.',
          `An order can be changed or cancelled, and its payment method changed, within ${figures.changeWindow} of placing it.`,
        ],
      },
    ],
    exceptionsTitle: 'Non-returnable items',
    exceptions: [
      'Underwear',
      'Swimwear',
      'Final sale items',
      'Personalised items',
      'Items damaged by misuse',
    ],
    questionsTitle: 'Questions?',
    questions: 'We are glad to help with a parcel, a return or a size.',
    contact: 'Contact us',
    help: 'Help center',
  }) as const satisfies ShippingPolicy
