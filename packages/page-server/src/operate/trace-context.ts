import type { Request } from 'express'

/** The headers of https://www.w3.org/TR/trace-context/, which join a request to the trace of its sender. */
export type TraceContext = Readonly<Partial<Record<'traceparent' | 'tracestate', string>>>

/** Version, trace, span and flags. Later versions may append more. */
const wellFormed =
  /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-[\da-f-]{1,64})?$/
const wellFormedState = /^[\u0020-\u007e]{1,512}$/

/** The trace that a request belongs to; empty when it names none. */
export function traceOf(request: Request): TraceContext {
  const traceparent = request.get('traceparent')
  const tracestate = request.get('tracestate')
  if (traceparent === undefined || !wellFormed.test(traceparent)) return {}
  return tracestate !== undefined && wellFormedState.test(tracestate)
    ? { traceparent, tracestate }
    : { traceparent }
}
