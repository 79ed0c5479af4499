/** A payment at the test provider (`pp_test`). A test sets its status, as the shopper does on the provider's pages. */
export interface FakeTestPayment {
  readonly id: string
  readonly secret: string
  readonly sessionId: string
  status:
    | 'requires_method'
    | 'requires_action'
    | 'redirecting'
    | 'authorized'
    | 'captured'
    | 'cancelled'
    | 'declined'
  /** Why it was declined. */
  code?: string
}
