import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PartLaunch {
  readonly name: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Whether the part answers. Asked until it does. */
  readonly isUp: () => Promise<boolean>
}

export interface Supervision {
  /** Ends all parts when it fires. */
  readonly signal: AbortSignal
  readonly note: (line: string) => void
  /** In milliseconds: the first and the longest wait before a part is started again, and the longest drain. */
  readonly times?: { readonly first: number; readonly longest: number; readonly drain: number }
}

const usualTimes = { first: 1000, longest: 30_000, drain: 30_000 }
const askEvery = 100

/**
 * Starts the parts one after another, each when the one before it answers, and starts one again that ends by itself. On the
 * signal it ends the last one first, so that the shop can finish its pages. Returns the exit code: 1 when a part could
 * not be started in the first place or did not end in time.
 */
export async function supervise(launches: readonly PartLaunch[], supervision: Supervision): Promise<0 | 1> {
  const { signal, note } = supervision
  const running: KeptPart[] = []
  const stopped = aborted(signal)
  let code: 0 | 1 = 0
  for (const launch of launches) {
    if (signal.aborted) break
    const part = (await launch.isUp()) ? 'taken' : keepPart(launch, supervision)
    if (part !== 'taken') running.push(part)
    const isUp = part !== 'taken' && (await Promise.race([part.started, stopped]))
    if (isUp) note(`The ${launch.name} is up.`)
    else if (!signal.aborted) {
      const reason = part === 'taken' ? ': another server answers on its port' : ''
      note(`The ${launch.name} could not be started${reason}. Everything ends.`)
      code = 1
      break
    }
  }
  if (code === 0) await stopped
  for (const part of running.toReversed()) if ((await part.stop()) === 'killed') code = 1
  return code
}

interface KeptPart {
  /** Whether the first start succeeded. */
  readonly started: Promise<boolean>
  stop(): Promise<'drained' | 'killed'>
}

function keepPart(launch: PartLaunch, { note, times = usualTimes }: Supervision): KeptPart {
  const stopping = new AbortController()
  let child = spawnPart(launch)
  const started = isUpBeforeItEnds(child, launch)
  const kept = (async () => {
    if (!(await started)) return
    let wait = times.first
    while (!stopping.signal.aborted) {
      await ended(child)
      if (stopping.signal.aborted) return
      note(
        `The ${launch.name} ended by itself (${child.signalCode ?? child.exitCode}). It is started again in ${wait / 1000} s.`,
      )
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      child = spawnPart(launch)
      wait = (await isUpBeforeItEnds(child, launch)) ? times.first : Math.min(wait * 2, times.longest)
    }
  })()
  return {
    started,
    async stop() {
      stopping.abort()
      let how: 'drained' | 'killed' = 'drained'
      child.kill('SIGTERM')
      const end = setTimeout(() => {
        how = 'killed'
        note(`The ${launch.name} did not end within ${times.drain / 1000} s and was killed.`)
        child.kill('SIGKILL')
      }, times.drain)
      await ended(child)
      clearTimeout(end)
      await kept
      return how
    },
  }
}

/** The channel closes when the supervisor dies, on which a part ends itself (`endWithSupervisor`). */
function spawnPart({ args, env }: PartLaunch): ChildProcess {
  return spawn(process.execPath, args, {
    env,
    // Its own group: Ctrl-C in a terminal reaches the supervisor alone.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function aborted(signal: AbortSignal): Promise<false> {
  if (!signal.aborted) await once(signal, 'abort')
  return false
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function isUpBeforeItEnds(child: ChildProcess, { isUp }: PartLaunch): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await isUp()) return true
    await sleep(askEvery)
  }
  return false
}

/** Called in a part that a supervisor has started. */
export function endWithSupervisor(): void {
  if (!process.connected) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The open channel must not keep a part alive that has ended otherwise.
  process.channel?.unref()
}
