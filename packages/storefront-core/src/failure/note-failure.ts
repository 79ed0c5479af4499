import type { FailureLog } from '../ports/failure-log.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { Failure } from './failure.ts'

/** Writes a failure down without anything that could tell of a shopper. */
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

/** The server may put anything there; a sentence, an address or a number of a card is no name. */
function asName(text: string | undefined): string | undefined {
  return text !== undefined && /^(?=.*[a-z])[\w-]{1,64}$/i.test(text) && !/\d{12}/.test(text)
    ? text
    : undefined
}
