import type { KeyValueStorage } from '@umber/storefront-core'
import { recallPlacedOrder, type Confirmation } from '@umber/storefront-core/checkout'

/** The order with this id, if it was placed in this tab. A module of its own: few visits need it, and it is heavy. */
export const recallOrder = (storage: KeyValueStorage, id: string): Confirmation | undefined =>
  recallPlacedOrder(storage, id)?.confirmation
