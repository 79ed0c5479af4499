import type { Failure } from '@umber/storefront-core'
import type { ProductSummary } from '@umber/storefront-core/search'
import type { WishlistOutcome, WishlistStore } from '@umber/storefront-core/wishlist'
import { createListeners } from './listeners.ts'
import { once } from './once.ts'

type OnFailed = (failure?: Failure) => void

/** The wishlist as the hearts see it. Its code comes later than they do. */
export interface Hearts {
  readonly has: (slug: string) => boolean
  /** Shows the change at once and says what it is; `onFailed` is called when it was taken back, with why if that is known. */
  readonly toggle: (product: ProductSummary, onFailed: OnFailed) => boolean
  /** Returns a function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void
  /** The list itself. Rejects when its code cannot be fetched; asking again tries again. */
  readonly open: () => Promise<WishlistStore>
}

export function createHearts(load: () => Promise<WishlistStore>): Hearts {
  const listeners = createListeners()
  /** What was pressed while the list was on its way. */
  const pressed = new Map<string, boolean>()
  let list: WishlistStore | undefined

  const open = once(async () => {
    list = await load()
    list.subscribe(() => listeners.tell())
    listeners.tell()
    return list
  })
  const has = (slug: string) => pressed.get(slug) ?? list?.has(slug) ?? false

  async function keep(product: ProductSummary, saved: boolean, onFailed: OnFailed): Promise<void> {
    let outcome: WishlistOutcome | undefined
    try {
      const store = await open()
      outcome = store.has(product.slug) === saved ? { ok: true, saved } : await store.toggle(product)
    } catch {
      // The list's code could not be fetched, which is one of the ways not to be kept.
    }
    pressed.delete(product.slug)
    listeners.tell()
    if (outcome?.ok !== true) onFailed(outcome?.failure)
  }

  return {
    has,
    open,
    subscribe: listeners.add,
    toggle(product, onFailed) {
      const saved = !has(product.slug)
      pressed.set(product.slug, saved)
      listeners.tell()
      void keep(product, saved, onFailed)
      return saved
    },
  }
}
