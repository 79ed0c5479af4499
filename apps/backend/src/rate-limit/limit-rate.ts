import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { rateLimitModule } from '../modules/rate-limit'
import type { RateLimitService } from '../modules/rate-limit/service'
import type { LimitName } from './limits'
import { visitorOf } from './visitor'

export type Middleware = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>

/** Whom a request is counted for; undefined for nobody. */
export type WhoIs = (request: MedusaRequest) => string | undefined | Promise<string | undefined>

/** To stand behind the validation of the body: a mistyped form is not counted, and one value is not counted as several. */
export function limitRate(name: LimitName, who: WhoIs): Middleware {
  return async (request, response, next) => {
    const counted = await who(request)
    if (counted === undefined) return next()
    const wait = await rateLimits(request).take(name, counted)
    return wait === 0 ? next() : refuse(response, wait)
  }
}

export function rateLimits({ scope }: MedusaRequest): RateLimitService {
  return scope.resolve<RateLimitService>(rateLimitModule)
}

export function refuse(response: MedusaResponse, wait: number): void {
  response.setHeader('Retry-After', String(wait))
  // The shop is another origin, and its page is to tell how long to wait.
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
  response.status(429).json({
    type: 'too_many_requests',
    message: 'Too many requests. Try again later.',
  })
}

/** By where a request comes from, as far as TRUSTED_PROXIES lets it be known. */
export function byVisitor(request: MedusaRequest): string | undefined {
  return visitorOf(request.ip, process.env['NODE_ENV'] === 'production')
}

/** By what stands in a field of the body, as the validation has left it, whatever its case. */
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
