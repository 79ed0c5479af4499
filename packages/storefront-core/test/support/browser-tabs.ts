import type { TabChannel } from '../../src/ports/platform.ts'
import type { SimulatedClock } from '@umber/fake-backend'

/** The message channel of the open tabs of one browser; messages arrive a moment later. */
export class BrowserTabs {
  readonly #clock: SimulatedClock
  #queue: Promise<void> = Promise.resolve()
  readonly #listeners: { readonly tab: object; readonly listen: (message: string) => void }[] = []

  constructor(clock: SimulatedClock) {
    this.#clock = clock
  }

  open(): TabChannel {
    const tab = {}
    return {
      post: (message) => {
        for (const { tab: owner, listen } of this.#listeners) {
          if (owner !== tab) this.#clock.after(1, () => listen(message))
        }
      },
      subscribe: (listen) => {
        this.#listeners.push({ tab, listen })
        return () => undefined
      },
      withLock: (work) => (this.#queue = this.#queue.then(work)),
    }
  }
}
