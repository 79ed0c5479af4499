import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { log } from '../logging/log'
import { requestDuration } from '../metrics/metrics'
import { chooseRequestId, requestId } from './request-id'
import { routeOf, routeOrPath } from './route-of'

/**
 * Gives every request of this process an id, and logs and measures it when it has ended. Node publishes each request before
 * any handler runs, so this includes what Medusa refuses without running the project's middleware.
 */
export function observeRequests(isTrusted: (address: string) => boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const id = chooseRequestId(request, isTrusted)
    // Medusa reads its own `requestId` from the header.
    request.headers['x-request-id'] = id
    // The sender of a trace decides whether it is recorded.
    if (!isTrusted(request.socket.remoteAddress ?? '')) delete request.headers['traceparent']
    response.setHeader('X-Request-Id', id)
    requestId.enterWith(id)
    const start = performance.now()
    response.once('close', () => {
      requestId.run(id, () => record(request, response, performance.now() - start))
    })
  })
}

/** Asked every few seconds. */
const probes = /^\/(?:health|ready|metrics)$/

function record(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  const method = request.method ?? ''
  // As nginx has it: the client left before the response was sent.
  const status = response.writableFinished ? response.statusCode : 499
  const route = routeOf(request)
  requestDuration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000)
  const fields = { method, route: routeOrPath(request), status, ms: Math.round(milliseconds) }
  log?.[probes.test(route) ? 'debug' : 'info'](fields, 'request')
}
