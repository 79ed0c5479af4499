import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { mayRead } from '../../lib/metrics/may-read'
import { measureNow } from '../../lib/metrics/measure-now'
import { measureProcess, registry } from '../../lib/metrics/metrics'

const token = process.env['METRICS_TOKEN'] || undefined

if (token !== undefined) measureProcess()

/** Metrics of this process for Prometheus. Without a token in the settings the route does not exist. */
export async function GET({ headers, scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (token === undefined) return void response.sendStatus(404)
  if (!mayRead(headers.authorization, token)) return void response.sendStatus(401)
  await measureNow(scope)
  response.type(registry.contentType).send(await registry.metrics())
}
