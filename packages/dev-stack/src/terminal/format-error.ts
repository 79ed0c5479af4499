import { relative } from 'node:path'
import { lastLines } from '../files/log-file.ts'
import { StepFailure, UserError } from '../user-error.ts'

const shownLines = 30

/** Message for the user: the reason, the last lines of the log, and the path of the log. */
export function formatError(error: unknown): string {
  if (error instanceof StepFailure) {
    const tail = lastLines(error.logFile, shownLines).map((line) => `  ${line}`)
    const end = tail.length === 0 ? ['Its log is empty.'] : ['The last lines of its log:', '', ...tail]
    const place = relative(process.cwd(), error.logFile)
    return [
      error.message,
      '',
      ...end,
      '',
      `The whole log: ${place.startsWith('..') ? error.logFile : place}`,
    ].join('\n')
  }
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
