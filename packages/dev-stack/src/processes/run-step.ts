import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from '../files/log-file.ts'
import { StepFailure } from '../user-error.ts'
import { inSeconds } from '../terminal/reporter.ts'
import type { Ending, Launch, ProcessGroups } from './groups.ts'

export interface Step extends Omit<Launch, 'output'> {
  /** Beginning of the error message: "Migrating the database". */
  readonly title: string
  readonly logFile: string
  /** Timeout in milliseconds. */
  readonly limit: number
  /** Niceness of the process, for work that no one waits for. */
  readonly priority?: number
}

/**
 * Runs a command to its end with its output in a log.
 *
 * @throws {StepFailure} when it fails or exceeds its limit. Rejects with the signal's reason when aborted.
 */
export async function runStep(groups: ProcessGroups, step: Step, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const log = openLog(step.logFile)
  const group = groups.launch({ ...step, output: log.descriptor })
  log.close()
  if (step.priority !== undefined) lowerPriority(group.pid, step.priority)
  const over = new AbortController()
  try {
    const outcome = await Promise.race([
      group.ended,
      sleep(step.limit, 'too-long' as const, { signal: over.signal }),
      aborted(signal, over.signal),
    ])
    signal?.throwIfAborted()
    if (outcome === 'too-long') throw new StepFailure(tooLong(step), step.logFile)
    const problem = outcome === 'aborted' ? undefined : describeEnding(outcome)
    if (problem !== undefined) throw new StepFailure(`${step.title} failed: it ${problem}.`, step.logFile)
  } finally {
    over.abort()
    await group.stop()
  }
}

function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
  } catch {
    // It did not start, or has ended.
  }
}

/** What went wrong; undefined for exit code 0. */
export function describeEnding(ending: Ending): string | undefined {
  if (ending.kind === 'not-started') return `could not be started (${ending.error.message})`
  if (ending.kind === 'killed') return `was ended by ${ending.signal}`
  return ending.code === 0 ? undefined : `ended with exit code ${ending.code}`
}

/** Resolves when `signal` fires; `over` removes the listener. */
export async function aborted(signal: AbortSignal | undefined, over: AbortSignal): Promise<'aborted'> {
  return await new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve('aborted'), { once: true, signal: over })
  })
}

function tooLong({ title, limit }: Step): string {
  return `${title} took longer than ${inSeconds(limit)} and was given up.`
}
