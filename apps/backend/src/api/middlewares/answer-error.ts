import { errorHandler, type MedusaErrorHandlerFunction } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { isInputFault } from '../../lib/input-fault'
import { isRedisFault } from '../../lib/redis/is-redis-fault'
import { isStorageFault, storageFault } from '../../lib/storage-fault'
import { answerUnavailable } from '../../lib/redis/answer-unavailable'
import { isTooBusy } from '../../workflows/steps/hold-locks'

const medusas: MedusaErrorHandlerFunction = errorHandler()

/**
 * Medusa's error handler, but for the faults of what the backend needs: the log has all of the database's words, and the answer
 * none of them. Where a value of the request is at fault, it says so; without Redis it says that the server is not available. While
 * others hold a lock it says what was not done.
 */
export const answerError: MedusaErrorHandlerFunction = (error: unknown, request, response, next) => {
  if (!response.headersSent && isTooBusy(error)) {
    response.setHeader('Retry-After', '5')
    response.status(409).json({ type: 'conflict', code: 'too_busy', message: error.message })
    return
  }
  if (!response.headersSent && isInputFault(error)) {
    const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`${request.method} ${request.path}: ${error instanceof Error ? error.message : ''}`)
    const message = 'A value of the request is none that there can be.'
    response.status(400).json({ code: 'unreadable_value', type: 'invalid_data', message })
    return
  }
  const isOfRedis = isRedisFault(error)
  if (response.headersSent || (!isOfRedis && !isStorageFault(error)))
    return medusas(error, request, response, next)
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
  logger.error(`${request.method} ${request.path} failed`, error instanceof Error ? error : undefined)
  if (isOfRedis) return answerUnavailable(response)
  response.status(500).json({ code: 'unknown_error', type: 'unknown_error', message: storageFault })
}
