import { helpEntries, type HelpEntry } from '../copy/help.ts'
import { policies } from '../policies.ts'
import { placesOf, timesOf, type TermsInWords } from './terms-in-words.ts'

/** Questions about what this shop does not have. */
const unasked: ReadonlySet<string> = new Set(['card-safe', 'change-payment'])

/** The questions of the demonstration; the answers are what the backend and the policies say. */
export function liveHelpEntries(terms: TermsInWords): readonly HelpEntry[] {
  const answers: Readonly<Record<string, string>> = {
    'how-long': `${timesOf(terms)} Orders leave us within ${policies.processingDays}.`,
    track:
      'Once the parcel has left us, its tracking number stands at the order: in your order history, or where you find an order by its number.',
    'change-order': `Within ${policies.changeWindow} of placing it, yes: write to us with the order number. After that it is already being packed, but you can send it back.`,
    international: placesOf(terms),
    'ways-to-pay': `The checkout offers: ${terms.payments}.`,
    invoice: 'In your order history: choose Invoice at the order, and print the page or save it as a PDF.',
    'return-window': `You have ${policies.returnDays} days from delivery. Things should be unworn and in their packaging. These cannot come back: ${policies.nonReturnable.join(', ').toLowerCase()}.`,
    'how-to-return': 'Choose Return Item at the order in your account once it has arrived, or write to us.',
    refund: `Refunds are made within ${policies.refundDays} after the parcel has come back to us.`,
    exchange: 'Yes: return what does not fit, and order the new size.',
    restock: 'Most things do, in the next small run.',
  }
  return helpEntries
    .filter(({ id }) => !unasked.has(id))
    .map(({ id, topic, question, answer }) => ({ id, topic, question, answer: answers[id] ?? answer }))
}
