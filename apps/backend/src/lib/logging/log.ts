import { pino, type DestinationStream, type Logger } from 'pino'

import { requestId } from '../requests/request-id'
import { withoutAddresses } from './without-addresses'

type Environment = Readonly<Record<string, string | undefined>>

/** Medusa's names of levels, from the most urgent to the least. */
export const levels = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'] as const
export type Level = (typeof levels)[number]

const pinoLevels: Readonly<Record<Level, 'error' | 'warn' | 'info' | 'debug' | 'trace'>> = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  http: 'info',
  verbose: 'debug',
  debug: 'debug',
  silly: 'trace',
}

export const pinoLevel = (level: string): string =>
  Object.hasOwn(pinoLevels, level) ? pinoLevels[level as Level] : level

/** One JSON object for each line. The message has the key that Medusa's own log gives it. */
export function createLog(environment: Environment, destination?: DestinationStream): Logger {
  const options = {
    level: pinoLevel(environment['LOG_LEVEL'] || 'info'),
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => ({ request_id: requestId.getStore() }),
    serializers: { err: pino.stdSerializers.wrapErrorSerializer(withoutAddressesInError) },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const withoutAddressesInError = ({
  message,
  stack,
  type,
}: {
  message: string
  stack: string
  type: string
}) => ({
  type,
  message: withoutAddresses(message),
  stack: withoutAddresses(stack),
})

/** The log of this process. In development it has none, and Medusa's own writes text. */
export const log: Logger | undefined =
  process.env['NODE_ENV'] === 'production' ? createLog(process.env) : undefined
