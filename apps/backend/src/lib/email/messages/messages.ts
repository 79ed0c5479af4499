import type { OrderSums } from '../order-sums'

/** The sentences of the mails to shoppers, in one language. `number` is the order's, `time` how long a link works. */
export interface MailMessages {
  readonly accountExists: {
    readonly subject: string
    readonly what: string
    readonly link: string
    readonly otherwise: string
  }
  readonly verifyAddress: {
    readonly subject: string
    readonly what: string
    readonly link: string
    readonly otherwise: string
  }
  readonly passwordReset: {
    readonly subject: string
    readonly what: string
    readonly link: string
    readonly otherwise: (time: string) => string
  }
  readonly confirmEmail: {
    readonly subject: string
    readonly what: string
    readonly link: string
    readonly otherwise: string
  }
  /** `email` goes to the address of before. */
  readonly accountChanged: Readonly<
    Record<
      'password' | 'email',
      { readonly subject: string; readonly what: string; readonly otherwise: string; readonly link: string }
    >
  >
  readonly confirmNewsletter: {
    readonly subject: string
    readonly what: string
    readonly link: string
    readonly otherwise: string
    readonly leave: string
  }
  readonly orderTransfer: {
    readonly subject: (number: string) => string
    readonly what: (number: string) => string
    readonly link: string
    /** Without a time it works until it is withdrawn. */
    readonly otherwise: (time: string | undefined) => string
  }
  readonly orderPlaced: {
    readonly subject: (number: string) => string
    readonly thanks: (number: string) => string
    readonly rows: Readonly<Record<OrderSums['rows'][number]['kind'] | 'total', string>>
    readonly addresses: { readonly delivery: string; readonly billing: string }
    /** In the lines of a company's address. */
    readonly taxNumber: (number: string) => string
    readonly registration: (number: string) => string
    readonly link: string
  }
  readonly bankTransfer: {
    readonly what: string
    readonly amount: string
    readonly holder: string
    readonly reference: string
  }
  /** An order that is paid later, by a day. */
  readonly onInvoice: (amount: string, day: string) => string
  readonly shipped: OrderLetter & {
    readonly inParcel: string
    readonly tracking: string
    /** `parcel` is a tracking number. */
    readonly track: (parcel: string) => string
    readonly earlier: string
  }
  readonly partlyShipped: OrderLetter & { readonly stillToCome: string }
  readonly delivered: OrderLetter & {
    readonly items: string
    /** `time` is how long items can be returned. */
    readonly returns: (time: string) => string
  }
  readonly orderCanceled: OrderLetter & {
    readonly items: string
    readonly nothingPaid: string
    readonly refunded: (amount: string) => string
  }
  readonly refunded: {
    readonly subject: (number: string) => string
    readonly what: (amount: string, number: string) => string
    readonly amount: string
    readonly inAll: string
    readonly orderTotal: string
    /** Where the money goes. */
    readonly toBankAccount: string
    readonly asPaid: string
  }
  readonly returnRequested: OrderLetter & { readonly sendBack: string; readonly next: string }
  readonly returnReceived: OrderLetter & { readonly received: string; readonly next: string }
  readonly exchangeCreated: OrderLetter & {
    readonly sendBack: string
    readonly replacements: string
    readonly due: (amount: string) => string
  }
  readonly claimCreated: OrderLetter & {
    readonly about: string
    readonly replacements: string
    readonly givenBack: (amount: string) => string
  }
  readonly paymentWaiting: OrderLetter & { readonly otherwise: string }
  readonly paymentFailed: OrderLetter & { readonly next: string }
  readonly welcome: { readonly subject: string; readonly what: string; readonly link: string }
  readonly contactReceived: { readonly subject: string; readonly what: string; readonly otherwise: string }
  readonly giftCard: {
    readonly subject: string
    readonly what: (amount: string) => string
    readonly to: (name: string) => string
    readonly from: (name: string) => string
    readonly code: string
    readonly link: string
    readonly otherwise: string
  }
  /** `product` is its title. */
  readonly backInStock: {
    readonly subject: (product: string) => string
    readonly what: (product: string) => string
    readonly link: string
    readonly otherwise: string
    readonly leave: string
  }
  readonly abandonedCart: {
    readonly subject: string
    readonly what: string
    readonly link: string
    readonly otherwise: string
  }
  readonly reviewRequest: {
    readonly subject: (number: string) => string
    readonly what: (number: string) => string
    readonly review: (product: string) => string
    readonly otherwise: string
    readonly leave: string
  }
  /** With an invoice or a credit note as a file; `number` is the document's, `order` the order's. */
  readonly document: Readonly<
    Record<
      /** `voiding-note`: a credit note of what was canceled before it was paid. */
      'invoice' | 'credit-note' | 'voiding-note',
      {
        readonly subject: (number: string) => string
        readonly what: (number: string, order: string) => string
      }
    >
  > & { readonly link: string }
}

/** Of a letter about an order. */
interface OrderLetter {
  readonly subject: (number: string) => string
  readonly what: (number: string) => string
}
