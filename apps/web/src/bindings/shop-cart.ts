import {
  unknownCurrency,
  type AddInput,
  type CartNotice,
  type CartOutcome,
  type CartStore,
  type CartView,
} from '@umber/storefront-core'
import { createListeners } from './listeners.ts'
import { once } from './once.ts'

/** The cart as the screens see it. Its code comes later than they do. */
export interface ShopCart {
  readonly getState: () => CartView
  /** Returns a function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void
  /** Rejects when its code cannot be fetched; asking again tries again. */
  readonly open: () => Promise<CartStore>
  /** As the core's own. Where the code cannot be fetched, the cart is unavailable and nothing is lost. */
  readonly addItem: (item: AddInput) => Promise<CartOutcome>
  /** Returns a function that stops listening. */
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

export function createShopCart(load: () => Promise<CartStore>): ShopCart {
  const listeners = createListeners()
  const hearers = createListeners<CartNotice>()
  let view = starting

  const unreachable = (error: unknown) => {
    view = { ...starting, phase: 'unavailable', failure: { kind: 'unreachable', retryable: true } }
    listeners.tell()
    throw error
  }

  const open = once(async () => {
    const store = await load().catch(unreachable)
    const follow = () => {
      view = store.getState().view
      listeners.tell()
    }
    store.subscribe(follow)
    store.onNotice(hearers.tell)
    // Failures reach the shopper through the cart's notices and its state.
    void store.start()
    follow()
    return store
  })

  return {
    getState: () => view,
    subscribe: listeners.add,
    onNotice: hearers.add,
    open,
    async addItem(item) {
      const store = await open().catch(() => undefined)
      return store?.addItem(item) ?? { ok: false, reason: 'cart-unavailable' }
    },
  }
}
