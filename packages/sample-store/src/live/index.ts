export { liveFaqEntries } from './faq.ts'
export { liveHelpEntries } from './help.ts'
export { liveShippingPolicy } from './shipping-policy.ts'
export type { TermsInWords } from './terms-in-words.ts'
