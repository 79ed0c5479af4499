import type { IncomingMessage, ServerResponse } from 'node:http'

import type { MedusaContainer } from '@medusajs/framework/types'

import { mayRead } from './may-read'
import { measureNow } from './measure-now'
import { measureProcess, registry } from './metrics'

const token = process.env['METRICS_TOKEN'] || undefined

if (token !== undefined) measureProcess()

/** Answers the metrics of this process for Prometheus. Without a token in the settings they do not exist. */
export async function answerMetrics(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  container: MedusaContainer,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (token === undefined || !mayRead(headers.authorization, token)) {
    response.writeHead(token === undefined ? 404 : 401).end()
    return
  }
  await measureNow(container)
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
}
