import type * as Framework from '@medusajs/framework'

import type * as Tracing from './src/lib/tracing/start-tracing'
import type * as Worker from './src/lib/worker/serve-worker-probes'

const isTraced = Boolean(process.env['OTEL_EXPORTER_OTLP_ENDPOINT'])
const isWorker = process.env['MEDUSA_WORKER_MODE'] === 'worker'

/** Medusa calls it before the server starts. Without an endpoint no part of OpenTelemetry is loaded. */
export const register =
  isTraced || isWorker
    ? (): void => {
        if (isTraced) {
          const { startTracing } = require('./src/lib/tracing/start-tracing') as typeof Tracing
          startTracing(process.env)
        }
        if (isWorker) {
          const { serveWorkerProbes } = require('./src/lib/worker/serve-worker-probes') as typeof Worker
          const { container } = require('@medusajs/framework') as typeof Framework
          serveWorkerProbes(container)
        }
      }
    : undefined
