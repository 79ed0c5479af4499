import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { rateLimitModule } from '../../modules/rate-limit'
import type { RateLimitService } from '../../modules/rate-limit/service'
import { rateLimited } from '../metrics/metrics'
import type { LimitName } from './limits'
import { networkOf, visitorOf } from './client-ip'

export type Middleware = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>

/** Returns the key a request is counted by; undefined exempts it. */
export type WhoIs = (request: MedusaRequest) => string | undefined | Promise<string | undefined>

/**
 * Use after body validation, so that an invalid form is not counted, and spellings of one value share a counter. `attempts`
 * says how many times the request counts.
 */
export function limitRate(
  name: LimitName,
  who: WhoIs,
  attempts: (request: MedusaRequest) => number = () => 1,
): Middleware {
  return async (request, response, next) => {
    const counted = await who(request)
    const times = attempts(request)
    if (counted === undefined || times === 0) return next()
    const wait = await rateLimits(request).take(name, counted, times)
    return wait === 0 ? next() : refuse(response, name, wait)
  }
}

export function rateLimits({ scope }: MedusaRequest): RateLimitService {
  return scope.resolve<RateLimitService>(rateLimitModule)
}

export function refuse(response: MedusaResponse, limit: LimitName, wait: number): void {
  rateLimited.inc({ limit })
  response.setHeader('Retry-After', String(wait))
  response.status(429).json({
    type: 'too_many_requests',
    message: 'Too many requests. Try again later.',
  })
}

/** Counts by client address, as determined by TRUSTED_PROXIES. */
export function byVisitor(request: MedusaRequest): string | undefined {
  return visitorOf(request.ip, process.env['NODE_ENV'] === 'production')
}

/** The larger network around the client address. */
export function byNetwork(request: MedusaRequest): string | undefined {
  return networkOf(request.ip, process.env['NODE_ENV'] === 'production')
}

/** Counts by a field of the validated body, ignoring case. */
export function byField(name: string): (request: MedusaRequest) => string | undefined {
  return ({ validatedBody, body }) => {
    const fields: unknown = validatedBody ?? body
    const value: unknown =
      typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).trim().toLowerCase()
      : undefined
  }
}
