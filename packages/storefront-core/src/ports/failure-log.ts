import type { Failure } from '../failure/failure.ts'

/** What may be written down of a failure: not the server's own words, which may name a person. */
export type LoggedFailure = Pick<Failure, 'kind' | 'status' | 'type' | 'code' | 'requestId'>

/** Where failures are written down for those who run the shop. Nothing of a shopper is in what it is given. */
export interface FailureLog {
  /** `what` failed, in fixed words. */
  note(what: string, failure: LoggedFailure): void
}
