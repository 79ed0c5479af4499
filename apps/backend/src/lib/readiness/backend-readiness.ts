import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { rateLimitModule } from '../../modules/rate-limit'
import type { RateLimitService } from '../../modules/rate-limit/service'
import { fileStorage, type FileStorage } from '../files/file-storage'
import { checkDatabase, checkDisk, checkRedis, checkSearch } from './checks'
import { createReadiness, type Report } from './readiness'

/** What a backend or a worker needs. */
export function backendReadiness(
  container: MedusaContainer,
  environment: NodeJS.ProcessEnv,
): () => Promise<Report> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { redis } = container.resolve<RateLimitService>(rateLimitModule)
  const checks = {
    database: checkDatabase(container),
    redis: checkRedis(redis),
    search: checkSearch(container),
    disk: checkDisk(writtenDirectories(fileStorage(environment))),
  }
  return createReadiness(checks, {
    onFailure: (name, error) => {
      logger.warn(`Not ready, ${name}: ${error instanceof Error ? error.message : 'unknown reason'}`)
    },
  })
}

/** Temporary files and a log are beside the build; uploaded files may be on a disk of their own. */
const writtenDirectories = (storage: FileStorage): readonly string[] =>
  storage.kind === 'local' ? [process.cwd(), storage.options.directory] : [process.cwd()]
