import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { answerMetrics } from '../../lib/metrics/answer-metrics'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await answerMetrics(request, response, request.scope)
}
