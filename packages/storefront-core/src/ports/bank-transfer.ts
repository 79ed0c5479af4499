import type { Money } from '../money/money.ts'

/** Where the shopper sends the money of an order that is paid by bank transfer. */
export interface BankTransfer {
  readonly holder: string
  readonly iban: string
  readonly bic?: string
  /** A creditor reference (ISO 11649), which tells the merchant whose money it is. */
  readonly reference: string
  /** What is still to be sent. */
  readonly amount: Money
}
