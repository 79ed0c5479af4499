import type { Customer } from '@umber/storefront-core/auth'
import type { KeyValueStorage, Random, TabChannel } from '@umber/storefront-core'
import { createShowcasePorts, type ShowcasePorts } from './showcase-ports.ts'
import { sampleData } from './showcase-data.ts'
import { SimulatedClock } from '@umber/fake-backend'

export const asha: Customer = { id: 'cus_1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Raman' }
export const ravi: Customer = { id: 'cus_2', email: 'ravi@example.com', firstName: 'Ravi', lastName: 'Sen' }

function memoryStorage(entries: Record<string, string>): KeyValueStorage & { all: Map<string, string> } {
  const all = new Map(Object.entries(entries))
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
  }
}

/** One browser with the demonstration; the signed-in customer can be changed. */
export class Demonstration {
  readonly clock = new SimulatedClock()
  readonly storage: ReturnType<typeof memoryStorage>
  customer: Customer | undefined = asha
  /** The random choice: by default the first, then the second, and so on. */
  chance = 0
  readonly asked: object[] = []

  constructor(entries: Record<string, string> = {}) {
    this.storage = memoryStorage(entries)
  }

  open(tabs?: TabChannel): ShowcasePorts {
    const random: Random = {
      integer: (min, max) => {
        this.chance += 1
        return min + (this.chance % (max - min + 1))
      },
    }
    const list = async (query: object) => {
      this.asked.push(query)
      return { orders: [], count: 0 }
    }
    return createShowcasePorts({
      data: sampleData,
      storage: this.storage,
      clock: this.clock,
      random,
      client: { store: { order: { list } } },
      backendUrl: 'http://shop.test',
      customer: () => this.customer,
      tabs,
    })
  }

  /** How many milliseconds pass until the promise is settled. */
  async time(promise: Promise<unknown>): Promise<number> {
    const begun = this.clock.now()
    let isSettled = false
    const settled = () => {
      isSettled = true
    }
    promise.then(settled, settled)
    await this.clock.until(() => isSettled)
    return this.clock.now() - begun
  }
}
