import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'

export interface BackInStock {
  readonly item: MailedItem
  /** To the page of the product, with the variant. */
  readonly link: string
  readonly leave: string
}

/** To who has asked for it. */
export function backInStockEmail({ item, link, leave }: BackInStock, language: MailLanguage): Email {
  const { subject, what, link: label, otherwise, leave: stop } = language.messages.backInStock
  return {
    language,
    subject: subject(item.title),
    values: { product: item.title },
    parts: [
      what(item.title),
      { kind: 'items', items: [item] },
      { kind: 'link', label, url: link },
      otherwise,
      { kind: 'links', links: [{ label: stop, url: leave }] },
    ],
  }
}
