import { figures } from './policies.ts'

export const faq = {
  title: 'Frequently Asked Questions',
  lead: 'The eight things people ask most. For everything else there is the help center.',
  more: 'More answers in the help center',
} as const

export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: string
}

export const faqEntries: readonly FaqEntry[] = [
  {
    id: 'delivery',
    question: 'How long will my order take?',
    answer: `Standard shipping takes ${figures.standardDays}. Express takes ${figures.expressDays}, and overnight orders arrive the ${figures.overnightDays}.`,
  },
  {
    id: 'returns',
    question: 'Can I return what I do not like?',
    answer: `Yes, within ${figures.returnDays} days of delivery, unworn and in its packaging. You need not say why.`,
  },
  {
    id: 'exchange',
    question: 'What if the size is wrong?',
    answer: 'Exchanging a size is free. Write to us, and the right one leaves the same day.',
  },
  {
    id: 'international',
    question: 'Where do you deliver to?',
    answer: `Throughout India, and to ${figures.countries} other countries within ${figures.internationalDays}.`,
  },
  {
    id: 'payment',
    question: 'How can I pay?',
    answer: 'By credit or debit card, PayPal or Razorpay. Card details never reach our servers.',
  },
  {
    id: 'account',
    question: 'Do I need an account to order?',
    answer: 'No. You can check out as a guest; an account keeps your addresses and shows your orders.',
  },
  {
    id: 'change',
    question: 'Can I still change my order?',
    answer: `Within ${figures.changeWindow} of placing it you can change or cancel it, and change how you pay.`,
  },
  {
    id: 'care',
    question: 'How do I look after my things?',
    answer:
      'Every product page says what it is made of and how to wash it. Cool water, a line instead of a dryer, and leather balm twice a year cover most of it.',
  },
]
