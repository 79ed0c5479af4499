import { isCommerceError, type CommerceError } from '@umber/commerce-client'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { number, text } from '../parse/read.ts'
import type { Failure, FailureKind } from './failure.ts'

/** Turns anything that was thrown into data. Total: any value gives a Failure, and nothing is rethrown. */
export function failureFrom(error: unknown): Failure {
  try {
    return isCommerceError(error) ? fromCommerceError(error) : fromAnything(error)
  } catch {
    return { kind: 'unknown', retryable: false }
  }
}

/** Whether the caller itself aborted the request, which is not a failure to report. */
export function isAbandoned(error: unknown): boolean {
  try {
    return error instanceof Error && error.name === 'AbortError'
  } catch {
    return false
  }
}

function fromCommerceError(error: CommerceError): Failure {
  const read = (name: string): unknown => Reflect.get(error, name)
  const status = number(read('status'))
  const type = text(read('type'))
  const message = shortened(read('message'))
  const kind = kindOf(text(read('kind')) ?? '', { status, type, message })
  return {
    kind,
    retryable: read('retryable') === true,
    ...omitUndefined({
      status,
      type,
      code: text(read('code')),
      message,
      requestId: text(read('requestId')),
      retryAfter: number(read('retryAfter')),
    }),
  }
}

function fromAnything(error: unknown): Failure {
  const message = error instanceof Error ? shortened(error.message) : undefined
  return { kind: 'unknown', retryable: false, ...omitUndefined({ message }) }
}

interface Answer {
  readonly status: number | undefined
  readonly type: string | undefined
  readonly message: string | undefined
}

const kindWithoutAnswer: Readonly<Record<string, FailureKind>> = {
  network: 'unreachable',
  timeout: 'timeout',
  unreadable: 'unreadable',
}

function kindOf(kind: string, answer: Answer): FailureKind {
  if (kind === 'response') return kindOfAnswer(answer)
  return Object.hasOwn(kindWithoutAnswer, kind) ? (kindWithoutAnswer[kind] ?? 'unknown') : 'unknown'
}

function kindOfAnswer({ status = 0, type, message }: Answer): FailureKind {
  // A missing or wrong publishable key is a plain 400, like a mistake of the shopper.
  if (status === 400 && type === 'not_allowed' && /publishable/i.test(message ?? '')) return 'misconfigured'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'missing'
  if (status === 408) return 'timeout'
  if (status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'broken'
  if (status >= 400) return 'rejected'
  return 'unknown'
}

const longestMessage = 200

function shortened(value: unknown): string | undefined {
  return text(value)?.slice(0, longestMessage)
}
