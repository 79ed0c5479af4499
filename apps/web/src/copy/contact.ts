import type { ContactCategory } from '@umber/storefront-core/shop'
import { categories } from '../../messages/en/contact.json'

/** Texts of the contact form. The store's own content stands beside it. */
export { contactForm as contactFormCopy } from '../../messages/en/contact.json'

const { none, ...named } = categories satisfies Record<ContactCategory | 'none', string>

/** Around the contact form. */
export { contactPage as contactPageCopy } from '../../messages/en/contact.json'

export const categoryChoices = [
  { value: '', label: none },
  ...Object.entries(named).map(([value, label]) => ({ value: value as ContactCategory, label })),
] as const
