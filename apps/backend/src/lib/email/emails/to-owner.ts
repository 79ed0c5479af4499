import type { Email, MailedItem } from '../email'

/** Letters to the owner, in English as all of the dashboard's mails. */

export interface NewOrder {
  readonly number: string
  readonly items: readonly MailedItem[]
  /** With its currency. */
  readonly total: string
  readonly waitsForTransfer: boolean
}

export function newOrderEmail({ number, items, total, waitsForTransfer }: NewOrder, link: string): Email {
  return {
    subject: `New order ${number}`,
    values: { number },
    parts: [
      `There is a new order, ${number}.`,
      { kind: 'items', items },
      { kind: 'rows', rows: [['Total', total]], hasTotal: true },
      ...(waitsForTransfer ? ['It is paid by bank transfer: send it when the money has come.'] : []),
      { kind: 'link', label: 'See the order in the dashboard', url: link },
    ],
  }
}

export interface NewMessage {
  readonly from: string
  readonly email: string
  readonly about: string
  readonly message: string
}

export function newMessageEmail({ from, email, about, message }: NewMessage, link: string): Email {
  return {
    subject: 'New message from the contact form',
    parts: [
      'Someone has written to the shop with the contact form.',
      {
        kind: 'rows',
        rows: [
          ['From', from],
          ['Address', email],
          ['About', about],
        ],
      },
      message,
      { kind: 'link', label: 'See the messages in the dashboard', url: link },
    ],
  }
}

export interface LowStock {
  /** With its variant. */
  readonly title: string
  readonly left: number
}

export function lowStockEmail({ title, left }: LowStock, link: string): Email {
  return {
    subject: 'An item is low in stock',
    parts: [
      'An item is low in stock. You get one mail of it until it is restocked.',
      { kind: 'rows', rows: [[title, `${left} left`]] },
      { kind: 'link', label: 'See the stock in the dashboard', url: link },
    ],
  }
}

export function deadLetterEmail(
  { subject, reason }: { subject: string; reason: string },
  link: string,
): Email {
  return {
    subject: 'A mail could not be sent',
    parts: [
      'A mail of the shop could not be sent, and is not tried again by itself. There may be more of them: you get one mail an hour.',
      {
        kind: 'rows',
        rows: [
          ['Mail', subject],
          ['Reason', reason],
        ],
      },
      { kind: 'link', label: 'See the mails in the dashboard', url: link },
    ],
  }
}
