import type { Failure, FailureKind } from '@umber/storefront-core'

const sentences: Record<FailureKind, string> = {
  unreachable: 'We could not reach the shop. Check your connection and try again.',
  timeout: 'The shop took too long to answer. Try again.',
  unreadable:
    'Something between you and the shop answered in its place. Check your connection and try again.',
  missing: 'What you asked for is no longer here.',
  unauthorized: 'Please sign in again.',
  rejected: 'The shop could not do that.',
  busy: 'The shop is very busy. Wait a moment and try again.',
  broken: 'Something is wrong on our side. Try again in a moment.',
  misconfigured: 'The shop is not set up correctly.',
  unknown: 'Something went wrong. Try again.',
}

type ShownFailure = Pick<Failure, 'kind' | 'code' | 'retryAfter' | 'requestId'>

/** The text for a failure. Every kind has one. */
export function failureSentence(failure: ShownFailure | undefined): string {
  if (failure?.code === 'insufficient_inventory') return 'There are not that many left.'
  return withReference(
    failure?.retryAfter
      ? `The shop is very busy. Try again in ${waitWords(failure.retryAfter / 1000)}.`
      : sentences[failure?.kind ?? 'unknown'],
    failure,
  )
}

/** Adds a line that names the failed request, for support, if the backend has named it. */
export const withReference = (sentence: string, failure: Pick<Failure, 'requestId'> | undefined): string =>
  failure?.requestId ? `${sentence}\nReference: ${failure.requestId}` : sentence

export const partCopy = {
  failed: 'This part could not be loaded.',
  overlayFailed: 'This could not be opened. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
} as const

/** Shown after a rate limit refusal. */
export const waitCopy = {
  tooOften: (wait: string) => `That was asked too often. Please try again in ${wait}.`,
  over: 'You can try again now.',
  soon: 'a few minutes',
} as const

/** In seconds. Longer waits are shown in minutes. */
export const fewSeconds = 90

export function waitWords(seconds: number): string {
  if (seconds > fewSeconds) return `${Math.ceil(seconds / 60)} minutes`
  const count = Math.ceil(seconds)
  return count === 1 ? '1 second' : `${count} seconds`
}
