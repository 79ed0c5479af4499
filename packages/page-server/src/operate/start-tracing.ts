import { setTimeout as sleep } from 'node:timers/promises'
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { BackendSpan, BegunRequest, RequestSpan, Tracing } from './request-span.ts'

/** In milliseconds, for the last spans of a server that stops. */
const lastExport = 3_000

/**
 * Begins to send spans by OTLP over HTTP. The endpoint, the sampler and the name of the service are read from OpenTelemetry's own
 * environment variables by its code. It takes 0.2 s to load: load this file only when there is an endpoint.
 *
 * @param service The name of the service, unless the environment has one.
 * @param note Told when a collector that took spans, or was never asked, does not take them.
 */
export function startTracing(service: string, note: (line: string) => void): Tracing {
  const exporter = withNote(new OTLPTraceExporter(), note)
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  const tracer = provider.getTracer(service)
  const propagator = new W3CTraceContextPropagator()

  function begin({ method, route, id, trace: sender }: BegunRequest): RequestSpan {
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'request.id': id },
      },
      propagator.extract(ROOT_CONTEXT, sender, defaultTextMapGetter),
    )
    const context = trace.setSpan(ROOT_CONTEXT, span)

    function beginCall(callMethod: string, path: string): BackendSpan {
      const call = tracer.startSpan(
        callMethod,
        {
          kind: SpanKind.CLIENT,
          attributes: { 'http.request.method': callMethod, 'url.path': path, 'request.id': id },
        },
        context,
      )
      const carrier: Record<string, string> = {}
      propagator.inject(trace.setSpan(context, call), carrier, defaultTextMapSetter)
      return {
        trace: carrier,
        end(status) {
          if (status !== undefined) call.setAttribute('http.response.status_code', status)
          if (status === undefined || status >= 400) call.setStatus({ code: SpanStatusCode.ERROR })
          call.end()
        },
      }
    }

    return {
      beginCall,
      end(status, cache) {
        span.setAttributes({ 'http.response.status_code': status, 'page.cache': cache })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    begin,
    async stop() {
      await Promise.race([provider.shutdown().catch(() => {}), sleep(lastExport, undefined, { ref: false })])
    },
  }
}

/** Notes the first of several failures in a row: the exporter itself says nothing. */
function withNote(exporter: SpanExporter, note: (line: string) => void): SpanExporter {
  let isTaken = true
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { code, error } = result
        if (code === ExportResultCode.FAILED && isTaken)
          note(`The collector does not take spans: ${error?.message ?? 'no reason given'}`)
        isTaken = code === ExportResultCode.SUCCESS
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: async () => exporter.shutdown(),
  }
}
