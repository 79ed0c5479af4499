import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What this reads of the file that `turbo run --summarize` writes. */
interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string
    readonly logFile: string
    readonly execution?: { readonly exitCode?: number | null } | null
  }[]
}

/** A task that failed in the last run of turbo, with the end of what it printed. */
export interface FailedTask {
  readonly name: string
  readonly lastLines: string
}

/** Reads the newest summary of a run in the repository; none without a summary. */
export function failedTasks(repository: string, lines = 40): readonly FailedTask[] {
  const directory = join(repository, '.turbo/runs')
  // The file names are KSUIDs, which sort by time.
  const newest = existsSync(directory) ? readdirSync(directory).toSorted().at(-1) : undefined
  if (newest === undefined) return []
  const summary = JSON.parse(readFileSync(join(directory, newest), 'utf8')) as RunSummary
  return summary.tasks.flatMap((task) => {
    if ((task.execution?.exitCode ?? 0) === 0) return []
    const log = join(repository, task.logFile)
    const printed = existsSync(log) ? readFileSync(log, 'utf8').trimEnd() : ''
    return { name: task.taskId, lastLines: printed.split('\n').slice(-lines).join('\n') }
  })
}
