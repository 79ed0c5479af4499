import { PgInstrumentation } from '@medusajs/framework/opentelemetry/instrumentation-pg'
import type { NodeSDK } from '@medusajs/framework/opentelemetry/sdk-node'
import { BatchSpanProcessor } from '@medusajs/framework/opentelemetry/sdk-trace-node'
import { registerOtel } from '@medusajs/medusa'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'

import { joinTraces } from './join-traces'
import { requestIdOnSpans } from './request-id-on-spans'
import { withoutSecrets } from './without-secrets'

/** The endpoint and other settings of OpenTelemetry are read from the environment by its own code. */
export function startTracing(environment: Readonly<Record<string, string | undefined>>): NodeSDK {
  const exporter = withoutSecrets(new OTLPTraceExporter())
  const tracing = registerOtel({
    serviceName: environment['OTEL_SERVICE_NAME'] || 'shop-backend',
    exporter,
    // Medusa would send each span by itself.
    spanProcessors: [requestIdOnSpans, new BatchSpanProcessor(exporter)],
    // The SDK would send its own of both to the same endpoint.
    metricReaders: [],
    logRecordProcessors: [],
    instrument: { http: true, query: true, workflows: true },
    // The trace is named in a comment of each statement, so PostgreSQL's log and pg_stat_activity lead to the request.
    instrumentations: [new PgInstrumentation({ addSqlCommenterCommentToQueries: true })],
  })
  joinTraces()
  return tracing
}
