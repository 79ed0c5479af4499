import { createInterface } from 'node:readline'
import { createWriteStream } from 'node:fs'
import { openLog } from '../files/log-file.ts'
import type { ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { describeEnding } from '../processes/run-step.ts'
import { until } from '../processes/until.ts'
import { StepFailure } from '../user-error.ts'
import { medusaCommand } from './command.ts'
import { rememberMedusa } from './orphan.ts'

export interface MedusaOptions {
  readonly mode: 'start' | 'develop'
  readonly port: number
  readonly environment: NodeJS.ProcessEnv
  readonly instance: string
  readonly logFile: string
  readonly processFile: string
  /** Called with every line Medusa prints, in addition to the log. */
  readonly onLine?: ((line: string) => void) | undefined
}

export interface MedusaServer {
  readonly url: string
  readonly group: ProcessGroup
}

const upLimit = 120_000

export async function startMedusa(
  groups: ProcessGroups,
  options: MedusaOptions,
  signal?: AbortSignal,
): Promise<MedusaServer> {
  const group = launch(groups, options)
  rememberMedusa(options.processFile, group.pid)
  const url = `http://127.0.0.1:${options.port}`
  try {
    const problem = await waitUntilUp(group, url, options.instance, signal)
    if (problem !== undefined) throw new StepFailure(`Medusa did not start: ${problem}.`, options.logFile)
    return { url, group }
  } catch (error) {
    await group.stop()
    throw error
  }
}

function launch(
  groups: ProcessGroups,
  { mode, port, environment, logFile, onLine }: MedusaOptions,
): ProcessGroup {
  const args = [mode, '--host', '127.0.0.1', '--port', String(port)]
  const log = openLog(logFile)
  const output = onLine === undefined ? log.descriptor : 'pipe'
  const group = groups.launch({ ...medusaCommand(args, environment), output })
  if (onLine !== undefined) {
    const copy = createWriteStream(logFile)
    for (const stream of [group.stdout, group.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        copy.write(`${line}\n`)
        onLine(line)
      })
    }
  }
  log.close()
  return group
}

async function waitUntilUp(
  group: ProcessGroup,
  url: string,
  instance: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  let ending: string | undefined
  void group.ended.then((how) => (ending = `it ${describeEnding(how) ?? 'ended at once'}`))
  const look = async (): Promise<'up' | { problem: string } | undefined> => {
    if (ending !== undefined) return { problem: ending }
    const answer = await whoAnswers(url, instance)
    if (answer === 'ours') return 'up'
    return answer === 'none' ? undefined : { problem: `another server answers on ${url}` }
  }
  const seen = await until(look, { limit: upLimit, every: 100, signal })
  if (seen === undefined) return `it did not answer within ${upLimit / 1000} seconds`
  return seen === 'up' ? undefined : seen.problem
}

type Answer = 'ours' | 'other' | 'none'

/** Checks which server answers on the URL. Only the backend started with this instance id returns it. */
async function whoAnswers(url: string, instance: string): Promise<Answer> {
  try {
    const response = await fetch(`${url}/identity`, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    const body = (await response.json().catch(() => undefined)) as { instance?: unknown } | undefined
    return body?.instance === instance ? 'ours' : 'other'
  } catch {
    return 'none'
  }
}
