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

/** The text for a failure. Every kind has one. */
export function failureSentence(failure: Pick<Failure, 'kind' | 'code' | 'retryAfter'> | undefined) {
  if (failure?.code === 'insufficient_inventory') return 'There are not that many left.'
  if (failure?.retryAfter)
    return `The shop is very busy. Try again in ${waitWords(failure.retryAfter / 1000)}.`
  return sentences[failure?.kind ?? 'unknown']
}

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
