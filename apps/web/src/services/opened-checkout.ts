import type { CheckoutView } from '@umber/storefront-core/checkout'
import { createEmitter } from '@umber/storefront-core/platform'

/** A checkout for those who only watch it. */
export interface WatchedCheckout {
  readonly view: () => CheckoutView
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The checkout that was opened last. */
export interface OpenedCheckout {
  readonly current: () => WatchedCheckout | undefined
  readonly open: (checkout: WatchedCheckout) => void
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createOpenedCheckout(): OpenedCheckout {
  const changes = createEmitter()
  let opened: WatchedCheckout | undefined
  return {
    current: () => opened,
    open(checkout) {
      opened = checkout
      changes.emit()
    },
    subscribe: changes.subscribe,
  }
}
