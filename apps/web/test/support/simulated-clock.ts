import type { Clock } from '@umber/storefront-core'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** Time that passes only when a test says so. */
export class SimulatedClock implements Clock {
  #now = Date.UTC(2026, 10, 20)
  #timers: Timer[] = []

  now(): number {
    return this.#now
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const timer = { at: this.#now + ms, run: resolve }
      this.#timers.push(timer)
      signal?.addEventListener('abort', () => {
        this.#timers = this.#timers.filter((other) => other !== timer)
        reject(signal.reason)
      })
    })
  }

  /** Advances time and runs the timers that become due. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await settled()
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
    await settled()
    while (!condition()) {
      const [next] = this.#timers.map(({ at }) => at).toSorted((one, other) => one - other)
      if (next === undefined) throw new Error('The condition did not come about')
      await this.pass(Math.max(0, next - this.#now))
      await settled()
    }
  }
}

/** Some turns of the event loop, not only microtasks. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
