import type { Clock } from './ports/platform.ts'

/** The platform's timer, named here and nowhere else: every runtime has it, but no ES library types do. */
interface TimerPlatform {
  setTimeout(run: () => void, ms: number): unknown
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      ;(globalThis as unknown as TimerPlatform).setTimeout(resolve, ms)
    }),
}
