import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'

import type { Logger as MedusaLogger } from '@medusajs/framework/types'
import type { Logger } from 'pino'

import { levels, pinoLevel, type Level } from './log'
import { withoutAddresses } from './without-addresses'

/** Medusa's logger on top of pino. An activity, which Medusa shows as a spinner, is a line when it begins and when it ends. */
export function medusaLogger(log: Logger): MedusaLogger {
  const usualLevel = log.level
  const activities = new Map<string, number>()
  const at = (level: Level) => (message: unknown) =>
    log[pinoLevel(level) as 'info']({}, withoutAddresses(asText(message)))

  const end = (id: string): { readonly activity_id: string; readonly duration: number } => {
    const start = activities.get(id)
    activities.delete(id)
    return { activity_id: id, duration: start === undefined ? 0 : Date.now() - start }
  }

  return {
    panic(data) {
      log.fatal(
        { err: data instanceof Error ? data : new Error(asText(data)) },
        'The process cannot continue',
      )
      process.exit(1)
    },
    // Medusa's own line for each request asks for this level. It quotes the query, and the request is logged already.
    shouldLog: (level) => level !== 'http' && log.isLevelEnabled(pinoLevel(level)),
    setLogLevel: (level) => void (log.level = pinoLevel(level)),
    unsetLogLevel: () => void (log.level = usualLevel),
    activity(message) {
      const id = randomUUID()
      activities.set(id, Date.now())
      log.info({ activity_id: id }, message)
      return id
    },
    progress: (id, message) => log.info({ activity_id: id }, message),
    success(id, message) {
      const ended = end(id)
      log.info(ended, message)
      return { ...ended }
    },
    failure(id, message) {
      const ended = end(id)
      log.error(ended, message)
      return ended
    },
    error(messageOrError, error) {
      const err = messageOrError instanceof Error ? messageOrError : error
      const text = messageOrError instanceof Error ? messageOrError.message : asText(messageOrError)
      log.error(err === undefined ? {} : { err }, withoutAddresses(text))
    },
    ...(Object.fromEntries(
      levels.filter((level) => level !== 'error').map((level) => [level, at(level)]),
    ) as Record<Exclude<Level, 'error'>, (message: string) => void>),
    log: (...words) => log.info({}, withoutAddresses(words.map(asText).join(' '))),
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : inspect(value))
