import type { Clock } from '../../src/index.ts'

/** A clock that advances only by `advance`. */
export interface ManualClock extends Clock {
  /** The pending delays, in milliseconds from now. */
  readonly pending: readonly number[]
  /** Advances time and runs the callbacks that become due. */
  advance(milliseconds: number): void
}

export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let time = start
  const timers = new Set<{ readonly due: number; readonly run: () => void }>()
  return {
    now: () => time,
    after(delay, run) {
      const timer = { due: time + delay, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    get pending() {
      return [...timers].map(({ due }) => due - time).toSorted((a, b) => a - b)
    },
    advance(milliseconds) {
      time += milliseconds
      for (const timer of [...timers].filter(({ due }) => due <= time)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}
