import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { currentRequest } from './request-context.ts'

export type { Logger }

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** One line of JSON for each event, with the id of the request that it belongs to. Default destination: stdout. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ requestId: currentRequest()?.id }),
    },
    destination,
  )
}
