import type { SumKind } from '../document-content'

/** The words of a document, in one language. */
export interface DocumentWords {
  readonly invoice: string
  readonly creditNote: string
  readonly invoiceNumber: string
  readonly creditNoteNumber: string
  readonly date: string
  readonly order: string
  readonly orderDate: string
  /** On a credit note: the invoice that it lowers. */
  /** Before a date: until when it is to be paid. */
  readonly dueBy: string
  readonly ofInvoice: (number: string, date: string) => string
  readonly seller: string
  readonly buyer: string
  readonly deliveredTo: string
  readonly taxNumber: (number: string) => string
  readonly registration: (number: string) => string
  readonly columns: {
    readonly item: string
    readonly quantity: string
    readonly price: string
    readonly discount: string
    readonly net: string
    readonly rate: string
    readonly tax: string
    readonly amount: string
  }
  readonly hsCode: (code: string) => string
  readonly rows: Readonly<Record<SumKind, string>>
  readonly total: string
  /** Heading of the table of taxes. */
  readonly taxes: string
  readonly page: (page: string, of: string) => string
}
