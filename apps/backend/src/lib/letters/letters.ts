/** The mails of the shop, as the owner knows them. The name of each is the template of its mails. */

/** `order`, `account` and `offer` go to shoppers. */
export type LetterGroup = 'order' | 'account' | 'offer' | 'owner'

export interface Letter {
  readonly title: string
  readonly group: LetterGroup
  /** When it is sent, for the owner. */
  readonly sent: string
  /** `always`: the owner cannot switch it off, because an order or the security of an account depends on it. */
  readonly usual: 'always' | 'on' | 'off'
  /** What may stand in its words, besides `{shop}`. */
  readonly placeholders: readonly string[]
}

const ofOrder = (title: string, sent: string, usual: Letter['usual'] = 'on'): Letter => ({
  title,
  group: 'order',
  sent,
  usual,
  placeholders: ['number'],
})

const ofAccount = (title: string, sent: string, usual: Letter['usual'] = 'always'): Letter => ({
  title,
  group: 'account',
  sent,
  usual,
  placeholders: [],
})

const toOwner = (title: string, sent: string, placeholders: readonly string[] = []): Letter => ({
  title,
  group: 'owner',
  sent,
  usual: 'on',
  placeholders,
})

export const letters = {
  'order-placed': ofOrder('Order confirmation', 'When an order is placed', 'always'),
  shipped: ofOrder('Shipped', 'When a parcel is marked as shipped and nothing is left to send'),
  'partly-shipped': ofOrder(
    'Partly shipped',
    'When a parcel is marked as shipped and something is left to send',
  ),
  delivered: ofOrder('Delivered', 'When a parcel is marked as delivered'),
  'order-canceled': ofOrder('Order canceled', 'When an order is canceled, with what is refunded'),
  refunded: {
    ...ofOrder('Refund', 'When a payment is refunded, in whole or in part'),
    placeholders: ['number', 'amount'],
  },
  invoice: {
    ...ofOrder('Invoice', 'When an invoice is issued, with the file'),
    placeholders: ['number', 'order'],
  },
  'credit-note': {
    ...ofOrder('Credit note', 'When a credit note is issued, with the file'),
    placeholders: ['number', 'order'],
  },
  'return-requested': ofOrder('Return requested', 'When a return is requested, in the shop or the dashboard'),
  'return-received': ofOrder('Return received', 'When items of a return are received'),
  'exchange-created': ofOrder('Exchange', 'When an exchange is confirmed'),
  'claim-created': ofOrder('Claim', 'When a claim is confirmed'),
  'payment-waiting': ofOrder('Waiting for a bank transfer', 'Once, when three days have passed without it'),
  'payment-failed': ofOrder('Payment failed', 'When the payment of a placed order fails afterwards'),
  'order-transfer': ofOrder('Move an order', 'When someone asks to move an order to an account', 'always'),
  'verify-address': ofAccount('Confirm the address', 'When an account is made, or asked for'),
  'account-exists': ofAccount('Account exists', 'When an address is registered a second time'),
  'password-reset': ofAccount('New password', 'When someone asks for a new password'),
  'password-changed': ofAccount('Password changed', 'When the password of an account was changed'),
  'email-changed': ofAccount('Address changed', 'To the old address, when that of an account was changed'),
  'confirm-email': ofAccount('Confirm the new address', 'To the new address, when one is asked for'),
  'confirm-newsletter': ofAccount('Confirm the newsletter', 'When an address is entered for the newsletter'),
  welcome: ofAccount('Welcome', 'When the address of a new account is confirmed', 'on'),
  'contact-received': ofAccount('Message received', 'To who writes with the contact form', 'on'),
  'gift-card': {
    ...ofOrder(
      'Gift card',
      'To whom a gift card is for, with its code, on the day that the buyer has chosen',
      'always',
    ),
    placeholders: ['amount'],
  },
  'back-in-stock': {
    ...ofAccount(
      'Back in stock',
      'Once, to who has asked for it, when a sold-out variant can be bought again',
      'on',
    ),
    group: 'offer',
    placeholders: ['product'],
  },
  'abandoned-cart': {
    ...ofAccount('Cart left behind', 'Once per cart, to customers who allow offers by mail', 'off'),
    group: 'offer',
  },
  'review-request': {
    ...ofOrder(
      'Request for reviews',
      'Once per order, some days after it was delivered, to customers with an account, while reviews are switched on',
    ),
    group: 'offer',
  },
  'new-order': toOwner('New order', 'When an order is placed', ['number']),
  'new-message': toOwner('New message', 'When someone writes with the contact form'),
  'low-stock': toOwner('Low stock', 'Once, when an order leaves less than your number of an item'),
  'dead-letter': toOwner('Mail not sent', 'When a mail could not be sent; at most once an hour'),
} as const satisfies Readonly<Record<string, Letter>>

export type LetterName = keyof typeof letters

export const letterNames = Object.keys(letters) as readonly LetterName[]

export const isLetterName = (name: string): name is LetterName => Object.hasOwn(letters, name)

export const mailLanguages = ['en', 'de', 'hi', 'ar'] as const
export type MailLanguageCode = (typeof mailLanguages)[number]

/** The owner gets mails in English, as the dashboard is. */
export const languagesOf = (name: LetterName): readonly MailLanguageCode[] =>
  letters[name].group === 'owner' ? ['en'] : mailLanguages

export const placeholdersOf = (name: LetterName): readonly string[] => [...letters[name].placeholders, 'shop']
