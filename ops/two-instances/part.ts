import { closeSync } from 'node:fs'
import { StepFailure, describeEnding, until, type Launch, type ProcessGroups } from '@umber/dev-stack'
import type { WorkDirectory } from './work-directory.ts'

/** A running process of the topology. */
export interface Part {
  readonly name: string
  readonly pid: number
  readonly logFile: string
  readonly hasEnded: () => boolean
  /** SIGTERM; resolves when it has ended. */
  readonly stop: () => Promise<void>
  /** SIGKILL to the process and its children. */
  readonly kill: () => Promise<void>
  /** SIGSTOP to the process and its children: connections stay open, and nothing answers. */
  readonly freeze: () => void
  /** SIGCONT. */
  readonly thaw: () => void
}

export interface PartOptions extends Omit<Launch, 'output'> {
  readonly name: string
  /** Whether it is ready to be used. */
  readonly isReady: () => Promise<boolean>
}

/** In milliseconds. */
const readyLimit = 120_000

/** Starts a process and waits until it is ready. */
export async function startPart(
  groups: ProcessGroups,
  directory: WorkDirectory,
  { name, isReady, ...launch }: PartOptions,
): Promise<Part> {
  const log = directory.log(name)
  const group = groups.launch({ ...launch, output: log.descriptor })
  closeSync(log.descriptor)
  let problem: string | undefined
  void group.ended.then((ending) => (problem = describeEnding(ending) ?? 'ended at once'))
  const look = async () => (problem !== undefined || (await isReady()) ? true : undefined)
  const seen = await until(look, { limit: readyLimit, every: 100 })
  if (seen === undefined || problem !== undefined) {
    await group.stop()
    throw new StepFailure(`${name} ${problem ?? 'was not ready in time'}.`, log.file)
  }
  return {
    name,
    pid: group.pid,
    logFile: log.file,
    hasEnded: () => problem !== undefined,
    stop: async () => group.stop(),
    async kill() {
      process.kill(-group.pid, 'SIGKILL')
      await group.ended
    },
    freeze: () => void process.kill(-group.pid, 'SIGSTOP'),
    thaw: () => void process.kill(-group.pid, 'SIGCONT'),
  }
}

/** Whether a URL answers with a status below 300. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' })).ok
  } catch {
    return false
  }
}
