import { faqEntries, type FaqEntry } from './faq.ts'
import { helpEntries, type HelpEntry } from './help.ts'
import { policies } from './policies.ts'
import { shippingPolicy, type ShippingPolicy } from './shipping-policy.ts'

/** The backend's terms of sale, formatted for a sentence. */
export interface TermsInWords {
  /** The slowest first. `time` is empty where it is not known. */
  readonly deliveries: readonly { readonly method: string; readonly time: string; readonly price: string }[]
  /** Such as "India and Nepal"; empty if nothing is delivered anywhere. */
  readonly countries: string
  /** Such as "Pay on delivery or PayPal". */
  readonly payments: string
  /** Days from delivery for a return. */
  readonly returnDays: number
}

/** "Standard Shipping takes 5-7 business days, Express Shipping 2-3 business days." */
function timesOf({ deliveries }: TermsInWords): string {
  const [first, ...others] = deliveries.filter(({ time }) => time)
  if (first === undefined) return 'The checkout shows the ways to deliver to you.'
  const more = others.map(({ method, time }) => `${method} ${inSentence(time)}`)
  return `${[`${first.method} takes ${inSentence(first.time)}`, ...more].join(', ')}.`
}

/** "To India." */
function placesOf({ countries }: TermsInWords): string {
  return countries === ''
    ? 'The checkout shows whether we deliver to you.'
    : `We deliver to ${countries}, and nowhere else yet.`
}

const inSentence = (time: string): string => time.charAt(0).toLowerCase() + time.slice(1)

/** The FAQ of the demonstration, with answers from the backend and the policies. */
export function liveFaqEntries(terms: TermsInWords): readonly FaqEntry[] {
  const answers: Readonly<Record<string, string>> = {
    delivery: timesOf(terms),
    returns: `Yes, within ${terms.returnDays} days of delivery, unworn and in its packaging.`,
    exchange: 'Return what does not fit, and order the right size.',
    international: placesOf(terms),
    payment: `The checkout offers: ${terms.payments}.`,
    change: `Write to us within ${policies.changeWindow} of placing it, and we change or cancel it.`,
  }
  return faqEntries.map(({ id, question, answer }) => ({ id, question, answer: answers[id] ?? answer }))
}

/** Questions about features that the live shop does not have. */
const unasked: ReadonlySet<string> = new Set(['card-safe', 'change-payment'])

/** The help center of the demonstration, with answers from the backend and the policies. */
export function liveHelpEntries(terms: TermsInWords): readonly HelpEntry[] {
  const answers: Readonly<Record<string, string>> = {
    'how-long': `${timesOf(terms)} Orders leave us within ${policies.processingDays}.`,
    track:
      'Once the parcel has left us, its tracking number stands at the order: in your order history, or where you find an order by its number.',
    'change-order': `Within ${policies.changeWindow} of placing it, yes: write to us with the order number. After that it is already being packed, but you can send it back.`,
    international: placesOf(terms),
    'ways-to-pay': `The checkout offers: ${terms.payments}.`,
    invoice: 'In your order history: choose Invoice at the order, and print the page or save it as a PDF.',
    'return-window': `You have ${terms.returnDays} days from delivery. Things should be unworn and in their packaging. These cannot come back: ${policies.nonReturnable.join(', ').toLowerCase()}.`,
    'how-to-return': 'Choose Return Item at the order in your account once it has arrived, or write to us.',
    refund: `Refunds are made within ${policies.refundDays} after the parcel has come back to us.`,
    exchange: 'Yes: return what does not fit, and order the new size.',
    restock: 'Most things do, in the next small run.',
  }
  return helpEntries
    .filter(({ id }) => !unasked.has(id))
    .map(({ id, topic, question, answer }) => ({ id, topic, question, answer: answers[id] ?? answer }))
}

export function liveShippingPolicy(terms: TermsInWords): ShippingPolicy {
  const written = shippingPolicy(String)
  return {
    ...written,
    options: terms.deliveries,
    sections: [
      {
        id: 'processing',
        title: 'Processing time',
        paragraphs: [
          `Orders are packed within ${policies.processingDays}; weekends and holidays do not count.`,
          'Once the parcel has left us, its tracking number stands at the order: in your account, or where you find an order by its number.',
        ],
      },
      { id: 'international', title: 'Where we deliver', paragraphs: [placesOf(terms)] },
      {
        id: 'returns',
        title: 'Returns',
        paragraphs: [
          `You may return anything within ${terms.returnDays} days of delivery, unworn, unwashed and in its packaging. Refunds are made within ${policies.refundDays} of the parcel reaching us.`,
        ],
      },
      {
        id: 'exchanges',
        title: 'Exchanges',
        paragraphs: [
          'For another size, return what does not fit and order the right one.',
          `To change or cancel an order, write to us within ${policies.changeWindow} of placing it.`,
        ],
      },
    ],
    exceptions: policies.nonReturnable,
  }
}
