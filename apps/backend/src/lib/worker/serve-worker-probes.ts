import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import type { MedusaContainer } from '@medusajs/framework/types'
import { GracefulShutdownServer } from '@medusajs/framework/utils'

import { answerMetrics } from '../metrics/answer-metrics'
import { answerReady } from '../readiness/answer-ready'
import { backendReadiness } from '../readiness/backend-readiness'
import type { Report } from '../readiness/readiness'

/**
 * A worker of Medusa loads neither routes nor middlewares; its server knows `/health` only. Adds `/ready` and `/metrics` in
 * front of that. Medusa creates its server after this has run, with all modules in the container.
 */
export function serveWorkerProbes(container: MedusaContainer): void {
  const create = GracefulShutdownServer.create.bind(GracefulShutdownServer)
  GracefulShutdownServer.create = (server, ...settings) => {
    const [medusa] = server.listeners('request') as unknown as readonly RequestListener[]
    const probes = workerProbes(container)
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const answer = probes[request.url?.split('?', 1)[0] ?? '']
      if (answer === undefined) medusa?.(request, response)
      // Its response cannot be completed.
      else answer(request, response).catch(() => response.destroy())
    })
    return create(server, ...settings)
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

function workerProbes(container: MedusaContainer): Readonly<Record<string, Answer>> {
  let readiness: (() => Promise<Report>) | undefined
  return {
    '/ready': async (_, response) =>
      answerReady(response, (readiness ??= backendReadiness(container, process.env))),
    '/metrics': async (request, response) => answerMetrics(request, response, container),
  }
}
