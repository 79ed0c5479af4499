import type { Failure } from '@umber/storefront-core'
import { failures as sentences, failure as failureCopy } from '../../messages/en/failure.json'

type ShownFailure = Pick<Failure, 'kind' | 'code' | 'retryAfter' | 'requestId'>

/** The text for a failure. Every kind has one. */
export function failureSentence(failure: ShownFailure | undefined): string {
  if (failure?.code === 'insufficient_inventory') return failureCopy.notThatMany
  return withReference(
    failure?.retryAfter
      ? waitSentence(failure.retryAfter / 1000, {
          seconds: failureCopy.busySeconds,
          minutes: failureCopy.busyMinutes,
        })
      : sentences[failure?.kind ?? 'unknown'],
    failure,
  )
}

/** Adds a line that names the failed request, for support, if the backend has named it. */
export const withReference = (sentence: string, failure: Pick<Failure, 'requestId'> | undefined): string =>
  failure?.requestId ? `${sentence}\n${failureCopy.reference(failure.requestId)}` : sentence

export { part as partCopy } from '../../messages/en/failure.json'

/** Shown after a rate limit refusal. */
export { wait as waitCopy } from '../../messages/en/failure.json'

/** In seconds. Longer waits are shown in minutes. */
export const fewSeconds = 90

interface WaitWords {
  readonly seconds: (count: number) => string
  readonly minutes: (count: number) => string
}

/** The sentence for a wait, in seconds or in minutes. */
export const waitSentence = (seconds: number, words: WaitWords): string =>
  seconds > fewSeconds ? words.minutes(Math.ceil(seconds / 60)) : words.seconds(Math.ceil(seconds))
