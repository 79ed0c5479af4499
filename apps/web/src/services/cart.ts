import {
  unknownCurrency,
  type AddInput,
  type CartNotice,
  type CartOutcome,
  type CartStore,
  type CartView,
} from '@umber/storefront-core'
import { createEmitter } from './emitter.ts'
import { memoizeAsync } from './memoize-async.ts'

/** The cart's interface for screens. Its code loads on first use. */
export interface LazyCart {
  readonly getState: () => CartView
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Rejects when the code cannot be loaded; the next call retries. */
  readonly open: () => Promise<CartStore>
  /** Like `CartStore.addItem`. When the code cannot be loaded, the cart is unavailable and nothing is lost. */
  readonly addItem: (item: AddInput) => Promise<CartOutcome>
  /** Returns an unsubscribe function. */
  readonly onNotice: (listener: (notice: CartNotice) => void) => () => void
}

const nothing = { amount: 0, currency: unknownCurrency }

const starting: CartView = {
  phase: 'starting',
  lines: [],
  itemCount: 0,
  subtotal: nothing,
  promotions: { codes: [], discount: nothing },
  total: nothing,
  loading: false,
  busyLineIds: [],
}

export function createLazyCart(load: () => Promise<CartStore>): LazyCart {
  const listeners = createEmitter()
  const notices = createEmitter<CartNotice>()
  let view = starting

  const unreachable = (error: unknown) => {
    view = { ...starting, phase: 'unavailable', failure: { kind: 'unreachable', retryable: true } }
    listeners.emit()
    throw error
  }

  const open = memoizeAsync(async () => {
    const store = await load().catch(unreachable)
    const follow = () => {
      view = store.getState().view
      listeners.emit()
    }
    store.subscribe(follow)
    store.onNotice(notices.emit)
    // The cart's notices and state report failures.
    void store.start()
    follow()
    return store
  })

  return {
    getState: () => view,
    subscribe: listeners.subscribe,
    onNotice: notices.subscribe,
    open,
    async addItem(item) {
      const store = await open().catch(() => undefined)
      return store?.addItem(item) ?? { ok: false, reason: 'cart-unavailable' }
    },
  }
}
