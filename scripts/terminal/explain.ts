import { relative } from 'node:path'
import { lastLines, StepFailure, Refusal } from '../../apps/backend/boot/index.ts'

const shownLines = 30

/** What a person needs to know about a failure: the reason, the end of its log, and where the rest is. */
export function explain(error: unknown): string {
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
  if (error instanceof Refusal) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
