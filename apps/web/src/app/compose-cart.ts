import { createCartStore, type CartStore, type CartStoreOptions } from '@umber/storefront-core'
import { createClaimCart, type LiveClient } from '@umber/storefront-core/live'

type CartWorld = CartStoreOptions & { readonly client: Pick<LiveClient, 'client'> }

/** Loaded in a quiet moment after the page, or when somebody adds to it, whichever is first. */
export const composeCart = (world: CartWorld): CartStore =>
  createCartStore({ ...world, claimCart: createClaimCart(world.client) })
