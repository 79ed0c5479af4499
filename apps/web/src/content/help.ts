import { figures, policies } from './policies.ts'

export type HelpTopic = 'orders' | 'payment' | 'returns' | 'products'

export interface HelpEntry {
  readonly id: string
  readonly topic: HelpTopic
  readonly question: string
  readonly answer: string
}

export const helpTopics: readonly {
  readonly id: HelpTopic
  readonly title: string
  readonly words: string
}[] = [
  { id: 'orders', title: 'Orders & Shipping', words: 'Where it is, when it comes, what it costs.' },
  { id: 'payment', title: 'Payment & Billing', words: 'Ways to pay, and what happens to your data.' },
  { id: 'returns', title: 'Returns & Exchanges', words: 'Sending back, swapping sizes, refunds.' },
  { id: 'products', title: 'Product Information', words: 'Sizes, materials and how to look after them.' },
]

export const help = {
  title: 'Help Center',
  lead: 'Most questions have been asked before. Search, or open a topic.',
  search: 'Search for answers',
  topicsTitle: 'Topics',
  answersTitle: 'Questions and answers',
  none: 'No results found',
  noneHint: 'Try another word, or write to us.',
  clear: 'Clear Search',
  more: 'Not what you were looking for?',
  moreWords: `Tell us what happened. A person answers within ${policies.answerWithin}.`,
  support: 'Contact Support',
  chat: 'Live Chat',
  found: (count: number) => (count === 1 ? '1 answer found' : `${count} answers found`),
} as const

export const helpEntries: readonly HelpEntry[] = [
  {
    id: 'how-long',
    topic: 'orders',
    question: 'How long does delivery take?',
    answer: `Standard shipping takes ${figures.standardDays}, express ${figures.expressDays}, and overnight arrives the ${figures.overnightDays}. Orders placed before ${figures.cutOff} leave us within ${figures.processingDays}.`,
  },
  {
    id: 'track',
    topic: 'orders',
    question: 'How can I track my order?',
    answer:
      'As soon as the parcel leaves us, its tracking number stands in your order history under your account, and in the mail we send you.',
  },
  {
    id: 'change-order',
    topic: 'orders',
    question: 'Can I change or cancel my order?',
    answer: `Within ${figures.changeWindow} of placing it, yes: write to us with the order number. After that it is already being packed, but you can send it back.`,
  },
  {
    id: 'international',
    topic: 'orders',
    question: 'Do you ship internationally?',
    answer: `Yes, to over 50 countries. International parcels take ${figures.internationalDays}; duties, where there are any, are shown before you pay.`,
  },
  {
    id: 'ways-to-pay',
    topic: 'payment',
    question: 'Which ways to pay do you accept?',
    answer: 'Credit and debit cards, PayPal and Razorpay.',
  },
  {
    id: 'card-safe',
    topic: 'payment',
    question: 'Is my card data safe with you?',
    answer:
      'It never reaches us. Card details go from your browser to the payment provider and are not stored on our servers.',
  },
  {
    id: 'change-payment',
    topic: 'payment',
    question: 'Can I change the payment method after ordering?',
    answer: `Within ${figures.changeWindow} of placing the order. Write to us and we send you a link to pay another way.`,
  },
  {
    id: 'invoice',
    topic: 'payment',
    question: 'Where do I find my invoice?',
    answer: 'In your order history: open the order and choose Download Invoice.',
  },
  {
    id: 'return-window',
    topic: 'returns',
    question: 'What is your return policy?',
    answer: `You have ${figures.returnDays} days from delivery. Things should be unworn and in their packaging. Underwear, swimwear, final sale and personalised items cannot come back.`,
  },
  {
    id: 'how-to-return',
    topic: 'returns',
    question: 'How do I return something?',
    answer:
      'Choose Return Item at the order in your account, or write to us. We send a label; drop the parcel at any post office.',
  },
  {
    id: 'refund',
    topic: 'returns',
    question: 'When do I get my money back?',
    answer: `Refunds reach your account within ${figures.refundDays} after the parcel has come back to us.`,
  },
  {
    id: 'exchange',
    topic: 'returns',
    question: 'Can I swap for another size?',
    answer: 'Yes, and swapping sizes is free. We send the new size as soon as the old one is on its way.',
  },
  {
    id: 'find-size',
    topic: 'products',
    question: 'How do I find my size?',
    answer:
      'Sizes run from XS to XXL and are cut with room. Measure a piece you like lying flat; if you are between two sizes, take the smaller one.',
  },
  {
    id: 'care',
    topic: 'products',
    question: 'How do I wash linen?',
    answer:
      'At 30 degrees with similar colours, and hang it up wet. It softens with every wash, and the creases are part of it.',
  },
  {
    id: 'colours',
    topic: 'products',
    question: 'Do the colours look as they do on screen?',
    answer:
      'We try. Our pictures are rendered in one and the same light, but screens differ. If a colour surprises you, send it back.',
  },
  {
    id: 'restock',
    topic: 'products',
    question: 'Will something that is sold out come back?',
    answer: 'Most things do, in the next small run. Our letter says when.',
  },
]
