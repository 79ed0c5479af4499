import type { FailureLog, LoggedFailure } from '../../src/ports/failure-log.ts'

/** A log that keeps its entries. */
export function keepingLog(): FailureLog & { readonly noted: Array<readonly [string, LoggedFailure]> } {
  const noted: Array<readonly [string, LoggedFailure]> = []
  return { noted, note: (what, failure) => void noted.push([what, failure]) }
}
