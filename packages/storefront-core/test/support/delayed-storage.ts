import type { KeyValueStorage } from '../../src/ports/platform.ts'
import { memoryStorage } from './cart-setup.ts'
import type { SimulatedClock } from '@umber/fake-backend'

/** A storage whose views see their own writes at once, and those of the others after a delay. */
export class DelayedStorage {
  readonly #clock: SimulatedClock
  readonly #delay: number
  readonly #views: ReturnType<typeof memoryStorage>[] = []

  constructor(clock: SimulatedClock, delay: number) {
    this.#clock = clock
    this.#delay = delay
  }

  open(): KeyValueStorage {
    const own = memoryStorage()
    this.#views.push(own)
    return {
      ...own,
      set: (key, value) => {
        own.set(key, value)
        this.#clock.after(this.#delay, () => {
          for (const view of this.#views) view.set(key, value)
        })
      },
    }
  }
}
