import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { answerReady } from '../../lib/readiness/answer-ready'
import { backendReadiness } from '../../lib/readiness/backend-readiness'
import type { Report } from '../../lib/readiness/readiness'

let readiness: (() => Promise<Report>) | undefined

export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  readiness ??= backendReadiness(scope, process.env)
  await answerReady(response, readiness)
}
