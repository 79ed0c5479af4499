import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { countOneMore, type Allowance } from './counter'
import { visitorOf } from './visitor'

export type Middleware = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => Promise<void>

/** Whom a request is counted for; undefined for nobody. */
export type WhoIs = (request: MedusaRequest) => string | undefined

export function limitRate(who: WhoIs, allowance: Allowance): Middleware {
  return async (request, response, next) => {
    const counted = who(request)
    if (counted === undefined) return next()
    const stores = {
      cache: request.scope.resolve(Modules.CACHE),
      locking: request.scope.resolve(Modules.LOCKING),
    }
    const wait = await countOneMore(stores, allowance, counted)
    if (wait === 0) return next()
    response.setHeader('Retry-After', String(wait))
    // The shop is another origin, and its page is to tell how long to wait.
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    response.status(429).json({
      type: 'too_many_requests',
      message: 'Too many requests. Try again later.',
    })
  }
}

/** By where a request comes from. Medusa trusts one proxy, which has to say so in X-Forwarded-For. */
export function byVisitor(request: MedusaRequest): string | undefined {
  return visitorOf(request.ip, process.env['NODE_ENV'] === 'production')
}

/** By what stands in a field of the body, whatever its case. */
export function byField(name: string): WhoIs {
  return ({ body }) => {
    const value: unknown =
      typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).trim().toLowerCase()
      : undefined
  }
}
