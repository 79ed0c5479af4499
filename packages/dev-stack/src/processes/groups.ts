import { spawn, spawnSync } from 'node:child_process'
import { startGuard } from './orphan-guard.ts'
import { groupIsAlive } from './read-process.ts'
import { until } from './until.ts'

export type Ending =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'killed'; readonly signal: NodeJS.Signals }
  | { readonly kind: 'not-started'; readonly error: Error }

export interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Target of stdout and stderr: the descriptor of an open log, or a pipe for the caller to read. */
  readonly output: number | 'pipe'
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  readonly stopSignal?: StopSignal
}

/** How to ask a group to end. */
export interface StopSignal {
  readonly signal: NodeJS.Signals
  readonly target: 'group' | 'leader'
  /** Grace period in seconds before it is killed. */
  readonly seconds: number
}

export interface ProcessGroup {
  readonly pid: number
  readonly stdout: NodeJS.ReadableStream | null
  readonly stderr: NodeJS.ReadableStream | null
  /** Settles when the first process has ended; never rejects. */
  readonly ended: Promise<Ending>
  /** Sends the stop signal to the group, kills it after the grace period, and resolves when no process is left. */
  stop(): Promise<void>
}

/** All processes a starter launched, each in its own process group, so that grandchildren end too. */
export interface ProcessGroups {
  launch(launch: Launch): ProcessGroup
  /** Kills all groups at once, without a grace period. */
  killAll(): void
}

const defaultStopSignal: StopSignal = { signal: 'SIGTERM', target: 'group', seconds: 8 }

export function createProcessGroups(): ProcessGroups {
  const running = new Set<number>()
  return {
    launch: (launch) => launchGroup(launch, running),
    killAll() {
      for (const group of running) signalGroup(group, 'SIGKILL', 'group')
    },
  }
}

function launchGroup(launch: Launch, running: Set<number>): ProcessGroup {
  const stopSignal = launch.stopSignal ?? defaultStopSignal
  const child = spawn(launch.command, launch.args, {
    cwd: launch.cwd,
    env: launch.env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', launch.output, launch.output],
    windowsHide: true,
    ...launch.user,
  })
  const group = child.pid
  const firstEnded = new Promise<Ending>((resolve) => {
    child.once('error', (error) => resolve({ kind: 'not-started', error }))
    child.once('exit', (code, signal) =>
      resolve(signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'killed', signal }),
    )
  })
  if (group === undefined) {
    return { pid: -1, stdout: null, stderr: null, ended: firstEnded, stop: async () => {} }
  }
  running.add(group)
  const guard = startGuard({ group, ...stopSignal })
  const stop = once(async () => {
    signalGroup(group, stopSignal.signal, stopSignal.target)
    const isGone = (): true | undefined => (groupIsAlive(group) ? undefined : true)
    if ((await until(isGone, { limit: stopSignal.seconds * 1000 })) === undefined) {
      signalGroup(group, 'SIGKILL', 'group')
      // Killed processes take a moment to disappear, and the caller may count what is left.
      await until(isGone, { limit: 2000, every: 10 })
    }
    await firstEnded
    running.delete(group)
    await guard.dismiss()
  })
  // A leader that ends by itself may leave children behind: they are stopped too.
  const ended = firstEnded.then(async (ending) => {
    await stop()
    return ending
  })
  return { pid: group, stdout: child.stdout, stderr: child.stderr, ended, stop }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= work())
}

function signalGroup(group: number, signal: NodeJS.Signals, target: StopSignal['target']): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(group), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(target === 'group' ? -group : group, signal)
  } catch {
    // It has already ended.
  }
}
