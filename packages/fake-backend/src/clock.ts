/** A clock, passed in so that a test can control time. In milliseconds. */
export interface FakeClock {
  now(): number
  wait(ms: number): Promise<void>
}

export const realClock: FakeClock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
