import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { writtenDirectories } from '../../lib/files/file-storage'
import { checkDatabase, checkDisk, checkRedis, checkSearch } from '../../lib/readiness/checks'
import { isEnding } from '../../lib/readiness/drain'
import { createReadiness, type Report } from '../../lib/readiness/readiness'
import { rateLimitModule } from '../../modules/rate-limit'
import type { RateLimitService } from '../../modules/rate-limit/service'

let readiness: (() => Promise<Report>) | undefined

/** Whether this process should get requests. `GET /health` says only whether it runs. */
export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  readiness ??= readinessOf(scope)
  const report = isEnding() ? { ready: false, checks: { process: 'ending' } } : await readiness()
  response.setHeader('Cache-Control', 'no-store')
  response.status(report.ready ? 200 : 503).json(report)
}

function readinessOf(container: MedusaContainer): () => Promise<Report> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { redis } = container.resolve<RateLimitService>(rateLimitModule)
  const checks = {
    database: checkDatabase(container),
    redis: checkRedis(redis),
    search: checkSearch(container),
    disk: checkDisk(writtenDirectories(process.env, process.cwd())),
  }
  return createReadiness(checks, {
    onFailure: (name, error) => {
      logger.warn(`Not ready, ${name}: ${error instanceof Error ? error.message : 'unknown reason'}`)
    },
  })
}
