import { createCartStore, type CartStore, type CartStoreOptions } from '@umber/storefront-core'

/** Loaded in a quiet moment after the page, or when somebody adds to it, whichever is first. */
export const composeCart = (world: CartStoreOptions): CartStore => createCartStore(world)
