import type { SpanProcessor } from '@medusajs/framework/opentelemetry/sdk-trace-node'

import { requestId } from '../requests/request-id'

/** Adds the request's id to each of its spans, those of the database included. */
export const requestIdOnSpans: SpanProcessor = {
  onStart(span) {
    const id = requestId.getStore()
    if (id !== undefined) span.setAttribute('request.id', id)
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}
