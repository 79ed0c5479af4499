import type { CheckoutStore } from '@umber/storefront-core/checkout'
import { createEmitter } from '@umber/storefront-core/platform'

/** The checkout that was opened last, for those who only watch it. */
export interface OpenedCheckout {
  readonly current: () => CheckoutStore | undefined
  readonly open: (store: CheckoutStore) => void
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createOpenedCheckout(): OpenedCheckout {
  const changes = createEmitter()
  let opened: CheckoutStore | undefined
  return {
    current: () => opened,
    open(store) {
      opened = store
      changes.emit()
    },
    subscribe: changes.subscribe,
  }
}
