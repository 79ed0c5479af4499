import type { FailureLog } from '../ports/failure-log.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { Failure } from './failure.ts'

/** Logs a failure without personal data. */
export function noteFailure(log: FailureLog | undefined, what: string, failure: Failure): void {
  const { kind, status } = failure
  log?.note(what, {
    kind,
    ...omitUndefined({
      status,
      type: asName(failure.type),
      code: asName(failure.code),
      requestId: asName(failure.requestId),
    }),
  })
}

/**
 * The server may put anything in these fields; a sentence, an address or a card number is not an identifier.
 */
function asName(text: string | undefined): string | undefined {
  return text !== undefined && /^(?=.*[a-z])[\w-]{1,64}$/i.test(text) && !/\d{12}/.test(text)
    ? text
    : undefined
}
