import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * A shell that only reads a pipe. A line on it means a clean end. End of file without a line means the starter died without
 * cleaning up (SIGKILL, out of memory), and the guard then ends the guarded group.
 */
const script = `
read -r word && exit 0
kill -s "$1" -- "$2" 2>/dev/null || exit 0
tries=0
while kill -s 0 -- "$2" 2>/dev/null && [ "$tries" -lt "$3" ]; do sleep 1; tries=$((tries + 1)); done
kill -s KILL -- "$4" 2>/dev/null
`

export interface Guard {
  /** Ends the guard, once the guarded group has ended. */
  dismiss(): Promise<void>
}

export interface Guarded {
  readonly group: number
  readonly signal: NodeJS.Signals
  /** Whether the first signal goes to the whole group or only to its first process. */
  readonly target: 'group' | 'leader'
  /** Seconds between the first signal and SIGKILL. */
  readonly seconds: number
}

export function startGuard({ group, signal, target, seconds }: Guarded): Guard {
  if (process.platform === 'win32') return { dismiss: async () => {} }
  const polite = target === 'group' ? -group : group
  const args = [signal.replace(/^SIG/, ''), String(polite), String(seconds), String(-group)]
  const guard = spawn('/bin/sh', ['-c', script, 'umber-guard', ...args], {
    cwd: '/',
    // Its own session, so that a signal to the starter's group does not end the guard.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  return {
    async dismiss() {
      if (guard.pid === undefined || guard.exitCode !== null || guard.signalCode !== null) return
      guard.ref()
      guard.stdin.end('done\n')
      await once(guard, 'exit')
    },
  }
}
