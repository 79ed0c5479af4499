import { policies } from '../policies.ts'
import { privacy, terms, type LegalPage } from './legal.ts'

type Sections = LegalPage['sections']

/** The page with other paragraphs in the sections that are named. */
function rewritten(page: LegalPage, paragraphs: Readonly<Record<string, readonly string[]>>): LegalPage {
  const sections: Sections = page.sections.map((section) => ({
    ...section,
    paragraphs: paragraphs[section.id] ?? section.paragraphs,
  }))
  return { ...page, sections }
}

export const liveTerms = rewritten(terms, {
  pricing: [
    'Prices are shown at each product. Shipping is added at checkout, where you see the total and the tax in it before you order.',
    'You pay in one of the ways that are offered at checkout.',
  ],
  shipping: [
    `Delivery times are estimates. You may return what you bought within ${policies.returnDays} days of delivery, as the shipping and returns policy says.`,
    'The risk passes to you when the parcel is handed to you.',
  ],
})

export const livePrivacy = rewritten(privacy, {
  'how-we-use-it': [
    'To send what you ordered, to answer you, and to show you your own orders. Letters come only if you asked for them.',
    'We do not build profiles and do not decide anything about you automatically.',
  ],
  sharing: ['The carrier sees your address. Nobody else does, and nothing is sold.'],
  'your-choices': [
    'You can see and change your details in your account. Write to us to be taken off the list for letters, for a copy of what we have, or for everything to be deleted.',
    'What the law makes us keep, such as invoices, is kept as long as it says and no longer.',
  ],
  contact: [
    `Write to support@umber-ecru.example. We answer within ${policies.answerWithin}, and you may complain to your data protection authority at any time.`,
  ],
})
