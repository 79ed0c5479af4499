import type { Email, Part } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** What every letter about an order has of it. */
export interface OrderOfLetter {
  /** As the shop displays it. */
  readonly number: string
  readonly currency: string
  /** To the page of the order. */
  readonly link: string
}

interface OrderWords {
  readonly subject: (number: string) => string
  readonly what: (number: string) => string
}

interface OrderContent {
  readonly words: OrderWords
  readonly parts: readonly Part[]
  /** What stands for further placeholders. */
  readonly values?: Email['values']
}

/** A letter that begins with what has happened to an order, and ends with the link to it. */
export const orderLetter = (
  { number, link }: Pick<OrderOfLetter, 'number' | 'link'>,
  { words, parts, values }: OrderContent,
  language: MailLanguage,
): Email => ({
  language,
  subject: words.subject(number),
  values: { number, ...values },
  parts: [
    words.what(number),
    ...parts,
    { kind: 'link', label: language.messages.orderPlaced.link, url: link },
  ],
})
