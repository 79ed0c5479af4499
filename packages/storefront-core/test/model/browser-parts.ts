import type { KeyValueStorage, TabChannel } from '../../src/ports/platform.ts'
import type { ModelTime } from './model-time.ts'

/** A browser's storage that a test can read and wipe. */
export class ModelStorage implements KeyValueStorage {
  readonly all = new Map<string, string>()
  readonly get = (key: string) => this.all.get(key) ?? null
  readonly set = (key: string, value: string) => void this.all.set(key, value)
  readonly remove = (key: string) => void this.all.delete(key)
  get text(): string {
    return [...this.all].map(([key, value]) => `${key}=${value}`).join('\n')
  }
}

interface Listener {
  readonly page: object
  readonly listen: (message: string) => void
}

interface Waiting {
  readonly page: object
  readonly begin: () => void
}

/** The message channel and the locks of one browser. Messages arrive in a random order. */
export class ModelTabChannel {
  readonly #time: ModelTime
  readonly #delay: () => number
  #listeners: Listener[] = []
  #queue: Waiting[] = []

  constructor(time: ModelTime, delay: () => number) {
    this.#time = time
    this.#delay = delay
  }

  open(page: object): TabChannel {
    return {
      post: (message) => {
        const others = new Set(this.#listeners.map((one) => one.page).filter((other) => other !== page))
        // A closed page receives nothing; all listeners of one page receive a message at the same moment.
        for (const other of others) this.#time.after(this.#delay(), () => this.#tell(other, message))
      },
      subscribe: (listen) => {
        const one = { page, listen }
        this.#listeners.push(one)
        return () => {
          this.#listeners = this.#listeners.filter((other) => other !== one)
        }
      },
      withLock: (work) => this.#inTurn(page, work),
    }
  }

  #tell(page: object, message: string): void {
    for (const one of this.#listeners) if (one.page === page) one.listen(message)
  }

  /** Releases the locks of a closed page. */
  leave(page: object): void {
    this.#listeners = this.#listeners.filter((one) => one.page !== page)
    const held = this.#queue[0]?.page === page
    this.#queue = this.#queue.filter((one) => one.page !== page)
    if (held) this.#queue[0]?.begin()
  }

  #inTurn(page: object, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { page, begin: () => void this.#hold(one, work).then(resolve, reject) }
      this.#queue.push(one)
      if (this.#queue[0] === one) one.begin()
    })
  }

  async #hold(one: Waiting, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } finally {
      if (this.#queue[0] === one) {
        this.#queue.shift()
        this.#queue[0]?.begin()
      }
    }
  }
}
