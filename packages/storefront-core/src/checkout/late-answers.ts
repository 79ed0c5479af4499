import { failureFrom } from '../failure/failure-from-error.ts'
import type { OrderAnswer } from '../ports/checkout-gateway.ts'

/** In milliseconds. */
export const requestTimeout = 30_000

export const tooLate = { kind: 'timeout', retryable: true } as const
export const failedLate = { kind: 'failed', failure: tooLate } as const

export function unknownOutcome(error: unknown): OrderAnswer {
  return { kind: 'unknown', failure: error === undefined ? tooLate : failureFrom(error) }
}
