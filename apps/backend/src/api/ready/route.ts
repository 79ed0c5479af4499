import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { backendReadiness } from '../../lib/readiness/backend-readiness'
import { isEnding } from '../../lib/readiness/drain'
import type { Report } from '../../lib/readiness/readiness'

let readiness: (() => Promise<Report>) | undefined

/** Whether this process should get requests. `GET /health` says only whether it runs. */
export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  readiness ??= backendReadiness(scope, process.env)
  const report = isEnding() ? { ready: false, checks: { process: 'ending' } } : await readiness()
  response.setHeader('Cache-Control', 'no-store')
  response.status(report.ready ? 200 : 503).json(report)
}
