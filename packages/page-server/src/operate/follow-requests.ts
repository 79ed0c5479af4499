import type { Request, RequestHandler } from 'express'
import type { Logger } from './logger.ts'
import type { ServerMetrics } from './metrics.ts'
import { currentRequest } from './request-context.ts'
import type { Tracing } from './request-span.ts'

export interface RequestRoute {
  /** `probe`: what a balancer and a monitor ask for all the time. */
  readonly kind: 'page' | 'file' | 'own' | 'probe'
  /** One of a few: the pattern of a page, such as `/product/:slug`, or `other`. */
  readonly pattern: string
  /** For the log. It names no person. */
  readonly path: string
}

/**
 * Measures each request, and logs it in one line unless it is for a file: no query, no header, no body and no address that
 * names a person. Traces each but the probes, which a balancer sends all the time.
 */
export const followRequests =
  (
    log: Logger,
    { requestDuration }: Pick<ServerMetrics, 'requestDuration'>,
    routeOf: (request: Request) => RequestRoute,
    tracing?: Tracing,
  ): RequestHandler =>
  (request, response, next) => {
    const begun = performance.now()
    const context = currentRequest()
    const { method } = request
    const { kind, pattern, path } = routeOf(request)
    const span =
      context === undefined || kind === 'probe'
        ? undefined
        : tracing?.begin({ ...context, method, route: pattern })
    if (context !== undefined && span !== undefined) context.span = span
    response.once('close', () => {
      const ms = performance.now() - begun
      const { statusCode: status, writableFinished } = response
      span?.end(status, context?.cache ?? 'none')
      requestDuration.observe({ route: pattern, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
      if (kind === 'file') return
      log[kind === 'probe' ? 'debug' : 'info'](
        {
          requestId: context?.id,
          method,
          path,
          status,
          ms: Math.round(ms * 10) / 10,
          cache: context?.cache,
          // The visitor left before the answer was complete.
          ...(!writableFinished && { left: true }),
        },
        'request',
      )
    })
    next()
  }
