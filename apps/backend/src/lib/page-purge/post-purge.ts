import { setTimeout as sleep } from 'node:timers/promises'

import { purgeBody, type PurgeScope } from './purge-scope'

export interface PurgeCall {
  readonly url: string
  readonly token: string
  readonly scope: PurgeScope
  /** Pauses before the second attempt and those after it, in ms. Without any there is one attempt. */
  readonly pauses: readonly number[]
  /** Ends the attempts and the pauses between them. */
  readonly signal: AbortSignal
}

export type PurgeOutcome = { readonly kind: 'dropped' } | { readonly kind: 'failed'; readonly reason: string }

/** How long one attempt may take, in ms. */
const attemptLimit = 5000

/** Makes one server of the shop drop its rendered pages. Never rejects: the reason of the last failure is in the outcome. */
export async function postPurge(call: PurgeCall): Promise<PurgeOutcome> {
  const { pauses, signal } = call
  const outcome = await attempt(call)
  const [pause, ...others] = pauses
  if (outcome.kind === 'dropped' || pause === undefined || signal.aborted) return outcome
  const isOver = await sleep(pause, false, { signal }).catch(() => true)
  return isOver ? outcome : await postPurge({ ...call, pauses: others })
}

async function attempt({ url, token, scope, signal }: PurgeCall): Promise<PurgeOutcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(purgeBody(scope)),
      // The token is for this address only.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(attemptLimit)]),
    })
    await response.body?.cancel()
    return response.ok ? { kind: 'dropped' } : { kind: 'failed', reason: `the answer was ${response.status}` }
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

/** Node's fetch has the cause of a failed connection below "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
