import type { Money } from '../money/money.ts'

/** What is still to be paid of an order on invoice, and by when. */
export interface NetTerms {
  /** ISO 8601. */
  readonly dueAt: string
  readonly amount: Money
}
