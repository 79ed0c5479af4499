import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { checkRedis } from '../../lib/readiness/checks'
import { createReadiness, type Report } from '../../lib/readiness/readiness'
import type { Middleware } from '../../lib/rate-limit/limit-rate'
import { rateLimitModule } from '../../modules/rate-limit'
import type { RateLimitService } from '../../modules/rate-limit/service'
import { answerUnavailable } from '../../lib/redis/answer-unavailable'

/** Milliseconds. Redis answers in less than one; requests of a second share the check. */
const patience = { limit: 1_000, keep: 1_000 }

/**
 * Refuses what changes something while Redis cannot be reached, before anything is done. Otherwise the event of the change would
 * wait for the queue, and the request with it, for as long as Redis is away. The commands of the queue have no time limit
 * of their own: an event that is given up is lost, and with it the mail of an order.
 */
export function requireRedis(): Middleware {
  let readiness: (() => Promise<Report>) | undefined
  return async (
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const { redis } = request.scope.resolve<RateLimitService>(rateLimitModule)
    if (redis === undefined || !makesEvents(request.method, request.path)) return next()
    readiness ??= createReadiness({ redis: checkRedis(redis) }, patience)
    return (await readiness()).ready ? next() : answerUnavailable(response)
  }
}

/** Routes that only read, though they take a body. */
const reading = /^\/store\/(?:search|orders\/lookup)\/?$/i
/** Of /auth: those that send mails or open sessions. A sign-in works without Redis. */
const eventfulAuth = /\/(?:register|reset-password|update|request|confirm|session|sign-out)\/?$/i

/** Whether a request may cause an event, whose subscribers are told over the queue. */
export function makesEvents(method: string, path: string): boolean {
  if (method !== 'POST' && method !== 'DELETE' && method !== 'PUT' && method !== 'PATCH') return false
  if (/^\/auth\//i.test(path)) return eventfulAuth.test(path)
  return /^\/(?:store|admin|hooks)\//i.test(path) && !reading.test(path)
}
