import { createLogger, type Logger } from '../operate/logger.ts'

/** A log for tests, which keeps its lines. */
export function recordedLog(level = 'warn'): {
  readonly log: Logger
  readonly lines: Record<string, unknown>[]
} {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { log: createLogger(level, { write }), lines }
}
