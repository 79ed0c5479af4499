import { anyHasDied, runnersAbove } from './ancestors.ts'
import type { ProcessGroups } from './groups.ts'

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** Milliseconds. One Ctrl-C can arrive twice, from the terminal and from a runner that forwards it; later ones count as a second press. */
const secondPress = 500

export interface EndOfLife {
  readonly reason: string
  /** Exit code when the process is stopped before its work is done. */
  readonly exitCode: number
}

/** A signal, a closed terminal or a dead runner requests the end; a second signal forces it. */
export interface Lifetime {
  readonly signal: AbortSignal
  readonly ended: Promise<EndOfLife>
  /** Removes the signal handlers. */
  dispose(): void
}

export function handleSignals(groups: ProcessGroups, onForce: () => void): Lifetime {
  const controller = new AbortController()
  const { promise: ended, resolve } = deferred<EndOfLife>()
  let requestedAt = Number.POSITIVE_INFINITY
  const end = (reason: string, exitCode: number): void => {
    if (controller.signal.aborted) return
    requestedAt = performance.now()
    resolve({ reason, exitCode })
    controller.abort(new Error(reason))
  }
  const onSignal = (name: NodeJS.Signals): void => {
    const exitCode = signals[name as keyof typeof signals]
    if (controller.signal.aborted && performance.now() - requestedAt > secondPress) {
      groups.killAll()
      onForce()
      process.exit(exitCode)
    }
    end(name, exitCode)
  }
  for (const name of Object.keys(signals)) process.on(name, onSignal)
  // Writing to a closed terminal fails, which must not keep the rest from being shut down.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const runners = runnersAbove()
  const watch = setInterval(() => {
    if (anyHasDied(runners)) end('the command that started it is gone', signals.SIGHUP)
  }, 1000)
  watch.unref()
  return {
    signal: controller.signal,
    ended,
    dispose() {
      clearInterval(watch)
      for (const name of Object.keys(signals)) process.off(name, onSignal)
    },
  }
}

function deferred<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve!: (value: Value) => void
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
