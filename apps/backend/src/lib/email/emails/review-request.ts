import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'

export interface ReviewRequest {
  readonly number: string
  readonly products: readonly ProductToReview[]
  readonly leave: string
}

export interface ProductToReview {
  readonly item: MailedItem
  /** To its page, where the form opens. */
  readonly link: string
}

export function reviewRequestEmail(
  { number, products, leave }: ReviewRequest,
  language: MailLanguage,
): Email {
  const { subject, what, review, otherwise, leave: stop } = language.messages.reviewRequest
  return {
    language,
    subject: subject(number),
    values: { number },
    parts: [
      what(number),
      { kind: 'items', items: products.map(({ item }) => item) },
      { kind: 'links', links: products.map(({ item, link }) => ({ label: review(item.title), url: link })) },
      otherwise,
      { kind: 'links', links: [{ label: stop, url: leave }] },
    ],
  }
}
