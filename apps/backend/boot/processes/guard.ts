import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * A shell that does nothing but read a pipe. A word on it means all went well; its end without a word means the starter
 * died without a chance to clean up (SIGKILL, out of memory), and then the guard ends what the starter had started.
 */
const script = `
read -r word && exit 0
kill -s "$1" -- "$2" 2>/dev/null || exit 0
tries=0
while kill -s 0 -- "$2" 2>/dev/null && [ "$tries" -lt "$3" ]; do sleep 1; tries=$((tries + 1)); done
kill -s KILL -- "$4" 2>/dev/null
`

export interface Guard {
  /** What was guarded has ended: the guard goes too. */
  dismiss(): Promise<void>
}

export interface Guarded {
  readonly group: number
  readonly signal: NodeJS.Signals
  /** Whether the polite signal goes to the whole group or to its first process only. */
  readonly target: 'group' | 'leader'
  /** Seconds between the polite signal and the last one. */
  readonly seconds: number
}

export function startGuard({ group, signal, target, seconds }: Guarded): Guard {
  if (process.platform === 'win32') return { dismiss: async () => {} }
  const polite = target === 'group' ? -group : group
  const words = [signal.replace(/^SIG/, ''), String(polite), String(seconds), String(-group)]
  const guard = spawn('/bin/sh', ['-c', script, 'umber-guard', ...words], {
    cwd: '/',
    // A session of its own: what ends the starter's group must not end the guard.
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
