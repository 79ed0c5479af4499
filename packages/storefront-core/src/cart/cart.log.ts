import { noteFailure } from '../failure/note-failure.ts'
import type { Failure } from '../failure/failure.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import type { CartEvent } from './cart.events.ts'
import { noSuchProduct, noSuchVariant } from './cart.outcome.ts'
import type { CartNotice } from './cart.types.ts'

/** Writes down what a shopper is told of, and why. */
export function logNotice(log: FailureLog | undefined, { kind, failure }: CartNotice): void {
  if (failure === undefined) return
  const own = ownFailures.find((one) => one === failure)
  noteFailure(log, own === undefined ? `Cart: ${kind}` : `Cart: ${kind}: ${own.message}`, failure)
}

/** The shopper is told that the cart, or what they wanted of it, failed; this is why. */
export function logCreation(log: FailureLog | undefined, event: CartEvent): void {
  if (event.type === 'request.failed' && event.isGivenUp === undefined)
    noteFailure(log, 'Cart: Failed to create cart', event.failure)
}

/** What the cart finds out by itself, in words that are safe to write down. */
const ownFailures: ReadonlyArray<Failure & { readonly message: string }> = [noSuchProduct, noSuchVariant]
