import { faq } from '../../messages/en/faq.json'

export { faq }

export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: string
}

export const faqEntries: readonly FaqEntry[] = Object.entries(faq.entries).map(
  ([id, { question, answer }]) => ({ id, question, answer }),
)
