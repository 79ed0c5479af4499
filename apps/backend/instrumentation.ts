import type * as Tracing from './src/lib/tracing/start-tracing'

/** Medusa calls it before the server starts. Without an endpoint no part of OpenTelemetry is loaded. */
export const register = process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  ? (): void => {
      const { startTracing } = require('./src/lib/tracing/start-tracing') as typeof Tracing
      startTracing(process.env)
    }
  : undefined
