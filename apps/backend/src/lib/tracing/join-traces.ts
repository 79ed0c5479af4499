import type { IncomingMessage } from 'node:http'

import { context, propagation } from '@medusajs/framework/opentelemetry/api'

type TraceRequest = (handle: unknown, request: IncomingMessage, ...rest: unknown[]) => Promise<unknown>

/**
 * Medusa begins a trace with each request. With this, one that names a trace goes on with it, so that the spans of a proxy are
 * above ours. `observeRequests` has removed the names that no trusted proxy gave. Called after `registerOtel`.
 */
export function joinTraces(): void {
  const start = require('@medusajs/medusa/commands/start') as { traceRequestHandler: TraceRequest }
  const trace = start.traceRequestHandler
  start.traceRequestHandler = async (handle, request, ...rest) => {
    const { traceparent, tracestate } = request.headers
    const sender = propagation.extract(context.active(), { traceparent, tracestate })
    return context.with(sender, async () => trace(handle, request, ...rest))
  }
}
