import { faqEntries, type FaqEntry } from '../copy/faq.ts'
import { policies } from '../policies.ts'
import { placesOf, timesOf, type TermsInWords } from './terms-in-words.ts'

/** The same questions; the answers are what the backend and the policies say. */
export function liveFaqEntries(terms: TermsInWords): readonly FaqEntry[] {
  const answers: Readonly<Record<string, string>> = {
    delivery: timesOf(terms),
    returns: `Yes, within ${policies.returnDays} days of delivery, unworn and in its packaging.`,
    exchange: 'Return what does not fit, and order the right size.',
    international: placesOf(terms),
    payment: `The checkout offers: ${terms.payments}.`,
    change: `Write to us within ${policies.changeWindow} of placing it, and we change or cancel it.`,
  }
  return faqEntries.map(({ id, question, answer }) => ({ id, question, answer: answers[id] ?? answer }))
}
