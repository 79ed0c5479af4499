/** The `error` of an answer: https://razorpay.com/docs/errors. */
export interface RazorpayError {
  readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR'
  readonly description: string
  readonly source: string
  readonly step: string
  readonly reason: string
  readonly metadata: Readonly<Record<string, string>>
  readonly field?: string
}

/** A request that Razorpay refuses. */
export class Refusal extends Error {
  readonly status: number
  readonly body: RazorpayError

  constructor(status: number, description: string, more: Partial<RazorpayError> = {}) {
    super(description)
    this.status = status
    this.body = {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...more,
    }
  }
}

export const missing = (): Refusal => new Refusal(400, 'The id provided does not exist')

export const wrongKey = (): Refusal =>
  new Refusal(401, 'Authentication failed', { source: 'NA', step: 'NA', reason: 'NA' })
