import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../src/ports/platform.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
  /** The page it belongs to; it ends with the page. */
  readonly owner: object | undefined
}

/**
 * Time that passes only when a history says so. Requests may take real time, as those of a real backend do: until they
 * are answered no time passes here.
 */
export class ModelTime implements Clock {
  #now = Date.UTC(2026, 10, 20)
  #timers: Timer[] = []
  #underWay = new Set<Promise<unknown>>()

  now(): number {
    return this.#now
  }

  wait(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : new Promise((resolve) => void this.after(ms, resolve))
  }

  after(ms: number, run: () => void, owner?: object): () => void {
    const timer = { at: this.#now + Math.max(0, ms), run, owner }
    this.#timers.push(timer)
    return () => this.#drop(timer)
  }

  /** Cancels every timer of a closed page. */
  forget(owner: object): void {
    this.#timers = this.#timers.filter((timer) => timer.owner !== owner)
  }

  /** Stops time until this is settled. */
  hold<Value>(work: Promise<Value>): Promise<Value> {
    const settled = work.then(
      () => undefined,
      () => undefined,
    )
    this.#underWay.add(settled)
    void settled.then(() => this.#underWay.delete(settled))
    return work
  }

  /** Advances time and runs the timers that become due. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await this.#flush()
      const next = this.#next(end)
      if (next === undefined) break
      this.#drop(next)
      this.#now = Math.max(this.#now, next.at)
      next.run()
    }
    this.#now = end
  }

  #drop(timer: Timer): void {
    const at = this.#timers.indexOf(timer)
    if (at >= 0) this.#timers.splice(at, 1)
  }

  #next(end: number): Timer | undefined {
    let found: Timer | undefined
    for (const timer of this.#timers) {
      if (timer.at <= end && (found === undefined || timer.at < found.at)) found = timer
    }
    return found
  }

  async #flush(): Promise<void> {
    // All work here is promises, so one turn of the event loop is enough for it.
    await setImmediate()
    while (this.#underWay.size > 0) {
      await Promise.race(this.#underWay)
      await setImmediate()
    }
  }
}

/** The clock of one page, whose timers end with it. */
export function pageClock(time: ModelTime, page: object): Clock & Pick<ModelTime, 'after'> {
  return {
    now: () => time.now(),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const stop = time.after(ms, resolve, page)
        signal?.addEventListener('abort', () => {
          stop()
          reject(signal.reason as Error)
        })
      }),
    after: (ms, run) => time.after(ms, run, page),
  }
}

/** A seeded random generator: mulberry32. */
export function createChance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
