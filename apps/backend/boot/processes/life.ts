import { anyHasDied, runnersAbove } from './ancestors.ts'
import type { ProcessGroups } from './groups.ts'

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** One Ctrl-C can arrive twice, from the terminal and from a runner that hands it on; a second press is later. */
const secondPress = 500

export interface EndOfLife {
  readonly reason: string
  /** What the process exits with when it is stopped before its work is done. */
  readonly exitCode: number
}

/** From now on a signal, a closed terminal or a dead runner asks for the end; asking again forces it. */
export interface Life {
  readonly signal: AbortSignal
  readonly ended: Promise<EndOfLife>
  /** Stops listening. */
  dispose(): void
}

export function watchOverLife(groups: ProcessGroups, onForce: () => void): Life {
  const controller = new AbortController()
  const { promise: ended, resolve } = deferred<EndOfLife>()
  let asked = Number.POSITIVE_INFINITY
  const end = (reason: string, exitCode: number): void => {
    if (controller.signal.aborted) return
    asked = performance.now()
    resolve({ reason, exitCode })
    controller.abort(new Error(reason))
  }
  const heard = (name: NodeJS.Signals): void => {
    const exitCode = signals[name as keyof typeof signals]
    if (controller.signal.aborted && performance.now() - asked > secondPress) {
      groups.killAll()
      onForce()
      process.exit(exitCode)
    }
    end(name, exitCode)
  }
  for (const name of Object.keys(signals)) process.on(name, heard)
  // A terminal that was closed cannot be written to; that is no reason to leave the rest running.
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
      for (const name of Object.keys(signals)) process.off(name, heard)
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
