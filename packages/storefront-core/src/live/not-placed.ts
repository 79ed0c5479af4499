import type { FailureKind } from '../failure/failure.ts'
import type { OrderAnswer } from '../ports/checkout-gateway.ts'

/** Says of an order that was not placed that its payment is given back. */
export async function givenBack(answer: Promise<OrderAnswer>, isReleased: boolean): Promise<OrderAnswer> {
  const known = await answer
  return isReleased && (known.kind === 'refused' || known.kind === 'failed')
    ? { ...known, isReleased }
    : known
}

/** Definite answers: no order was created. After any other failure the outcome is unknown. */
export const definite: ReadonlySet<FailureKind> = new Set([
  'missing',
  'unauthorized',
  'rejected',
  'misconfigured',
])
