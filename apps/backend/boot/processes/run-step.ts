import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from '../files/log-file.ts'
import { StepFailure } from '../report/refusal.ts'
import { inSeconds } from '../report/reporter.ts'
import type { Ending, Launch, ProcessGroups } from './groups.ts'

export interface Step extends Omit<Launch, 'output'> {
  /** What did not work out if it does not, as the beginning of a sentence: "Migrating the database". */
  readonly title: string
  readonly logFile: string
  /** Milliseconds after which it is ended and called a failure. */
  readonly limit: number
}

/** Runs a command to its end, its words in a log. Rejects with a StepFailure, or with the signal's reason. */
export async function runStep(groups: ProcessGroups, step: Step, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const log = openLog(step.logFile)
  const group = groups.launch({ ...step, output: log.descriptor })
  log.close()
  const over = new AbortController()
  try {
    const outcome = await Promise.race([
      group.ended,
      sleep(step.limit, 'too-long' as const, { signal: over.signal }),
      aborted(signal, over.signal),
    ])
    signal?.throwIfAborted()
    if (outcome === 'too-long') throw new StepFailure(tooLong(step), step.logFile)
    const trouble = outcome === 'aborted' ? undefined : describeEnding(outcome)
    if (trouble !== undefined) throw new StepFailure(`${step.title} failed: it ${trouble}.`, step.logFile)
  } finally {
    over.abort()
    await group.stop()
  }
}

/** What was wrong about an ending, or nothing when it was a good one. */
export function describeEnding(ending: Ending): string | undefined {
  if (ending.kind === 'not-started') return `could not be started (${ending.error.message})`
  if (ending.kind === 'killed') return `was ended by ${ending.signal}`
  return ending.code === 0 ? undefined : `ended with exit code ${ending.code}`
}

/** Resolves when the signal fires; forgets it when the wait is over. */
export async function aborted(signal: AbortSignal | undefined, over: AbortSignal): Promise<'aborted'> {
  return await new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve('aborted'), { once: true, signal: over })
  })
}

function tooLong({ title, limit }: Step): string {
  return `${title} took longer than ${inSeconds(limit)} and was given up.`
}
