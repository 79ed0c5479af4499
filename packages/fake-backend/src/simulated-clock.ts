import { setImmediate } from 'node:timers/promises'
import type { FakeClock } from './clock.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** Time that passes only when a test says so. */
export class SimulatedClock implements FakeClock {
  #now = Date.UTC(2026, 10, 20)
  #timers: Timer[] = []

  now(): number {
    return this.#now
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const stop = this.after(ms, resolve)
      signal?.addEventListener('abort', () => {
        stop()
        reject(signal.reason)
      })
    })
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Advances time and runs the timers that become due. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await answersRead()
      const next = this.#timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
      if (next === undefined) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#now = Math.max(this.#now, next.at)
      next.run()
    }
    this.#now = end
  }

  /** Advances time until the condition holds; fails when no timer is left. */
  async until(condition: () => boolean): Promise<void> {
    await answersRead()
    while (!condition()) {
      const [next] = this.#timers.map(({ at }) => at).toSorted((one, other) => one - other)
      if (next === undefined) throw new Error('The condition did not come about')
      await this.pass(Math.max(0, next - this.#now))
      await answersRead()
    }
  }
}

/** Long enough for answers to be read: a body takes turns of the event loop, not only microtasks. */
async function answersRead(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await setImmediate()
}
