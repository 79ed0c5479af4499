/** The client's clock; replace it in tests to control time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `callback` after `delay` milliseconds; the returned function cancels it. */
  after(delay: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay)
    return () => clearTimeout(timer)
  },
}
