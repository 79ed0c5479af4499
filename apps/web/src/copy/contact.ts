import { policies } from '../content/policies.ts'
import type { ContactCategory } from '@umber/storefront-core/shop'

/** Texts of the contact form. The store's own content stands beside it. */
export const contactFormCopy = {
  name: 'Full name',
  email: 'Email address',
  category: 'Category',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  sentMore: `We'll get back to you within ${policies.answerWithin}.`,
  failed: 'Your message could not be sent. What you wrote is kept; try again.',
} as const

export const categoryChoices: readonly { readonly value: ContactCategory | ''; readonly label: string }[] = [
  { value: '', label: 'Choose a category' },
  { value: 'general', label: 'General Inquiry' },
  { value: 'order', label: 'Order Support' },
  { value: 'returns', label: 'Returns & Exchanges' },
  { value: 'technical', label: 'Technical Support' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'press', label: 'Press' },
]
