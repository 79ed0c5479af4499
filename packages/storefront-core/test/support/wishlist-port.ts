import { NetworkError } from '@umber/commerce-client'
import type { ProductSummary } from '../../src/ports/product-search.ts'
import type { Wishlist } from '../../src/ports/wishlist.ts'

export const summary = (slug: string): ProductSummary => ({ slug, name: slug, description: '' })

/** The effect of the next call: it works, fails, or works without an answer. */
export type Fate = 'works' | 'fails' | 'loses-answer'

/** A wishlist whose calls wait until the test answers them, one by one, with a fate. */
export class WishlistPort implements Wishlist {
  items: readonly ProductSummary[]
  /** The limit of the list. */
  limit = Number.POSITIVE_INFINITY
  readonly calls: string[] = []
  failedReadings = 0
  readonly #waiting: Array<(fate: Fate) => void> = []
  readonly #listeners = new Set<Parameters<Wishlist['subscribe']>[0]>()

  constructor(...slugs: readonly string[]) {
    this.items = slugs.map(summary)
  }

  known = () => this.items

  /** Answers with the list at the time of the call, however late. */
  list = async () => {
    const asked = this.items
    await this.#call('list', () => {}).catch((error: unknown) => {
      this.failedReadings += 1
      throw error
    })
    return asked
  }

  add = async (product: ProductSummary) => {
    let isFull = false
    await this.#call(`add ${product.slug}`, () => {
      const others = this.items.filter(({ slug }) => slug !== product.slug)
      isFull = others.length >= this.limit
      if (!isFull) this.items = [...others, product]
    })
    return isFull ? ('full' as const) : undefined
  }

  remove = (slug: string) =>
    this.#call(`remove ${slug}`, () => {
      this.items = this.items.filter((item) => item.slug !== slug)
    })

  subscribe: Wishlist['subscribe'] = (listener) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  changeElsewhere(...slugs: readonly string[]): void {
    this.items = slugs.map(summary)
    for (const listener of this.#listeners) listener('items')
  }

  /** The next person's list takes the place of this one; calls that are under way change the former person's. */
  changePerson(...slugs: readonly string[]): void {
    for (const [at, answer] of this.#waiting.entries()) {
      this.#waiting[at] = (fate) => {
        const { items } = this
        answer(fate)
        this.items = items
      }
    }
    this.items = slugs.map(summary)
    for (const listener of this.#listeners) listener('person')
  }

  /** Answers the call that waits longest, or the one after it, and runs what follows from it. */
  async answer(fate: Fate = 'works', at: 0 | 1 = 0): Promise<boolean> {
    const [next] = this.#waiting.splice(at, 1)
    next?.(fate)
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
    return next !== undefined
  }

  async answerAll(): Promise<void> {
    do await this.answer()
    while (this.#waiting.length > 0)
  }

  #call(name: string, work: () => void): Promise<void> {
    this.calls.push(name)
    return new Promise((resolve, reject) => {
      this.#waiting.push((fate) => {
        if (fate !== 'fails') work()
        if (fate === 'works') resolve()
        else reject(new NetworkError('fetch failed'))
      })
    })
  }
}
