import type { Clock } from '../../src/index.ts'

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** The delays now being waited for, in milliseconds from now. */
  readonly pending: readonly number[]
  /** Moves time on and runs what has come due. */
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
