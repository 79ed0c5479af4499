import type { Failure } from '../failure/failure.ts'

/** The fields of a failure that may be logged. The server's message may contain personal data. */
export type LoggedFailure = Pick<Failure, 'kind' | 'status' | 'type' | 'code' | 'requestId'>

/** Log of failures for operators. Its entries have no personal data. */
export interface FailureLog {
  /** `what` is a fixed text that names the failed operation. */
  note(what: string, failure: LoggedFailure): void
}
