import { setTimeout as sleep } from 'node:timers/promises'

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { answerUnavailable } from '../redis/answer-unavailable'
import { isRedisFault } from '../redis/is-redis-fault'
import { withLocks } from './with-locks'

/** How long a request waits for a lock that another one holds, such as that of a second tab. In seconds. */
export const lockTimeout = 25
/** Longer than any write takes, in milliseconds. */
const longestWork = 120_000

/** Between two looks at a response whose visitor has left, in milliseconds. */
const interval = 50

interface Locked {
  readonly keys: readonly string[]
  readonly refusal: string
  /** How long the locks are held after the visitor has left, in milliseconds, if the request is never answered. */
  readonly patience?: number
}

/**
 * Handles the request while holding all keys. Responds with 409 `too_busy` after the timeout, and with 503 `unavailable` while the
 * locks cannot be reached, without doing anything.
 */
export async function lockRequest(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
  { keys, refusal, patience = longestWork }: Locked,
): Promise<void> {
  let isServed = false
  const serve = async (): Promise<void> => {
    isServed = true
    const over = answered(response, patience)
    next()
    await over
  }
  try {
    const locking = request.scope.resolve(Modules.LOCKING)
    await withLocks(locking, keys, serve, { until: Date.now() + lockTimeout * 1000 })
  } catch (error) {
    // A lock that could not be released ends by itself (`with-locks.ts`).
    if (isServed && isRedisFault(error)) return
    if (isServed) throw error
    if (isRedisFault(error)) return answerUnavailable(response)
    response.setHeader('Retry-After', '5')
    response.status(409).json({ type: 'conflict', code: 'too_busy', message: refusal })
  }
}

/**
 * Resolves when the route has answered. The end of the connection does not say so: a visitor who leaves ends it, and the
 * route goes on. The next attempt would then undo or repeat what is being done. Node emits `finish` only while the visitor is there;
 * after that it is looked at from time to time whether the route has ended its response.
 */
async function answered(response: MedusaResponse, patience: number): Promise<void> {
  if (!response.closed)
    await new Promise<void>((resolve) => {
      response.once('finish', resolve)
      response.once('close', resolve)
    })
  const until = Date.now() + patience
  while (!response.writableEnded && Date.now() < until) await sleep(interval, undefined, { ref: false })
}
