import { noteFailure } from '../failure/note-failure.ts'
import type { Failure } from '../failure/failure.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import type { CartEvent } from './cart.events.ts'
import { noSuchProduct, noSuchVariant } from './cart.outcome.ts'
import type { CartNotice } from './cart.types.ts'

/** Logs the failure behind a notice. */
export function logNotice(log: FailureLog | undefined, { kind, failure }: CartNotice): void {
  if (failure === undefined) return
  const own = ownFailures.find((one) => one === failure)
  noteFailure(log, own === undefined ? `Cart: ${kind}` : `Cart: ${kind}: ${own.message}`, failure)
}

/** Logs why the cart could not be created. */
export function logCreation(log: FailureLog | undefined, event: CartEvent): void {
  if (event.type === 'request.failed' && event.isGivenUp === undefined)
    noteFailure(log, 'Cart: Failed to create cart', event.failure)
}

/** Failures raised by the cart itself, with messages that are safe to log. */
const ownFailures: ReadonlyArray<Failure & { readonly message: string }> = [noSuchProduct, noSuchVariant]
