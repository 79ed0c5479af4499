import type { Clock } from './ports/platform.ts'

/** The platform's timer, declared only here: every runtime has it, but the ES library types do not. */
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
