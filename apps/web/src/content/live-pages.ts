import { liveFaq } from '../../messages/en/faq.json'
import { liveHelp } from '../../messages/en/help.json'
import { saleTerms } from '../../messages/en/sale-terms.json'
import {
  liveShippingPolicy as messages,
  shippingPolicy as demonstration,
} from '../../messages/en/shipping-policy.json'
import { inSentence } from '../i18n/in-sentence.ts'
import { listed } from '../i18n/lists.ts'
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
  const [first, ...others] = deliveries
    .filter(({ time }) => time)
    .map(({ method, time }) => ({ method, time: inSentence(time) }))
  if (first === undefined) return saleTerms.deliveryUnknown
  return saleTerms.sentence(listed([saleTerms.takes(first), ...others.map(saleTerms.takesToo)]))
}

const placesOf = ({ countries }: TermsInWords): string =>
  countries === '' ? saleTerms.countriesUnknown : saleTerms.countries(countries)

/** The FAQ of the demonstration, with answers from the backend and the policies. */
export function liveFaqEntries(terms: TermsInWords): readonly FaqEntry[] {
  const answers: Readonly<Record<string, string>> = {
    delivery: timesOf(terms),
    returns: liveFaq.returns(terms.returnDays),
    exchange: liveFaq.exchange,
    international: placesOf(terms),
    payment: saleTerms.payments(terms.payments),
    change: liveFaq.change(policies.changeHours),
  }
  return faqEntries.map(({ id, question, answer }) => ({ id, question, answer: answers[id] ?? answer }))
}

/** Questions about features that the live shop does not have. */
const unasked: ReadonlySet<string> = new Set(['card-safe', 'change-payment'])

/** The help center of the demonstration, with answers from the backend and the policies. */
export function liveHelpEntries(terms: TermsInWords): readonly HelpEntry[] {
  const answers: Readonly<Record<string, string>> = {
    'how-long': `${timesOf(terms)} ${liveHelp.processing(policies.processingDays)}`,
    track: liveHelp.track,
    'change-order': liveHelp.changeOrder(policies.changeHours),
    international: placesOf(terms),
    'ways-to-pay': saleTerms.payments(terms.payments),
    invoice: liveHelp.invoice,
    'return-window': liveHelp.returnWindow({
      days: terms.returnDays,
      exceptions: inSentence(listed(demonstration.exceptions)),
    }),
    'how-to-return': liveHelp.howToReturn,
    refund: liveHelp.refund(policies.refundDays),
    exchange: liveHelp.exchange,
    restock: liveHelp.restock,
  }
  return helpEntries
    .filter(({ id }) => !unasked.has(id))
    .map(({ id, topic, question, answer }) => ({ id, topic, question, answer: answers[id] ?? answer }))
}

export function liveShippingPolicy(terms: TermsInWords): ShippingPolicy {
  const { processing, returns, exchanges } = demonstration.sections
  return {
    ...shippingPolicy,
    options: terms.deliveries,
    sections: [
      {
        id: 'processing',
        title: processing.title,
        paragraphs: [messages.processing(policies.processingDays), messages.tracking],
      },
      { id: 'international', title: messages.international, paragraphs: [placesOf(terms)] },
      {
        id: 'returns',
        title: returns.title,
        paragraphs: [`${messages.returns(terms.returnDays)} ${messages.refunds(policies.refundDays)}`],
      },
      {
        id: 'exchanges',
        title: exchanges.title,
        paragraphs: [messages.exchanges, messages.changes(policies.changeHours)],
      },
    ],
  }
}
