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
    readonly link: string
  }
  readonly bankTransfer: {
    readonly what: string
    readonly amount: string
    readonly holder: string
    readonly reference: string
  }
  /** With an invoice or a credit note as a file; `number` is the document's, `order` the order's. */
  readonly document: Readonly<
    Record<
      'invoice' | 'credit-note',
      {
        readonly subject: (number: string) => string
        readonly what: (number: string, order: string) => string
      }
    >
  > & { readonly link: string }
}
