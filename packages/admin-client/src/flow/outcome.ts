import { isCommerceError, type CommerceError } from '@umber/commerce-client'

/**
 * How a flow ends before its end. `step` is the step that did not succeed. `checkpoint` is plain JSON: pass it as
 * `resume` to continue, also in another process.
 *
 * - `refused`: the server said no; this step changed nothing. `error` says why. `undone` is true if what earlier steps of
 *   this flow had begun was canceled.
 * - `unanswered`: no answer came, or the server failed. The step may have been carried out; a resumed flow looks first.
 * - `aborted`: the signal was aborted. The step may have been carried out, as above.
 */
export type Stopped<Step extends string, Checkpoint> =
  | {
      readonly kind: 'refused'
      readonly step: Step
      readonly error: CommerceError
      readonly undone: boolean
      readonly checkpoint: Checkpoint
    }
  | {
      readonly kind: 'unanswered'
      readonly step: Step
      readonly error: CommerceError
      readonly checkpoint: Checkpoint
    }
  | {
      readonly kind: 'aborted'
      readonly step: Step
      readonly reason: unknown
      readonly checkpoint: Checkpoint
    }

/** Medusa's types of errors that a request itself causes. It sends some of them with status 500. */
const refusals = new Set([
  'invalid_data',
  'invalid_argument',
  'not_found',
  'not_allowed',
  'duplicate_error',
  'conflict',
  'unauthorized',
  'forbidden',
  'payment_authorization_error',
])

/** Whether the server answered that it will not do it, so that nothing was changed. */
export function isRefusal(error: unknown): error is CommerceError {
  if (!isCommerceError(error) || error.kind !== 'response') return false
  if (error.retryable) return false
  return (error.status ?? 0) < 500 || refusals.has(error.type ?? '')
}
