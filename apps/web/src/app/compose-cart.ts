import {
  createCartStore,
  noteFailure,
  type CartStore,
  type CartStoreOptions,
  type Catalogue,
} from '@umber/storefront-core'
import { createClaimCart, type LiveClient } from '@umber/storefront-core/live'
import { onLeaving } from '../adapters/on-leaving.ts'

interface CartWorld extends CartStoreOptions {
  readonly client: CartStoreOptions['client'] & Pick<LiveClient, 'client'>
  readonly catalogue: Pick<Catalogue, 'region'>
}

/** Loaded in a quiet moment after the page, or when somebody adds to it, whichever is first. */
export function composeCart({ catalogue, ...world }: CartWorld): CartStore {
  const { client, log } = world
  const store = createCartStore({ ...world, claimCart: createClaimCart(client) })
  onLeaving(() => store.pageLeft())

  const looked = new Set<string>()
  const keepInRegion = async (cartRegion: string) => {
    const { id } = await catalogue.region()
    if (id === undefined || id === cartRegion) return
    const { moveToRegion } = await import('./move-to-region.ts')
    const failure = await moveToRegion({ client, cart: store, regionId: id })
    if (failure !== undefined) noteFailure(log, 'Cart: it could not be brought into this region', failure)
  }
  // A cart that was begun in another region, on another visit or device. It is tried once for each cart of a visit.
  store.subscribe(({ machine: { phase, cartId, confirmed } }) => {
    if (phase.name !== 'ready' || cartId === undefined || looked.has(cartId)) return
    const { regionId } = confirmed
    if (regionId === undefined) return
    looked.add(cartId)
    keepInRegion(regionId).catch(() => looked.delete(cartId))
  })
  return store
}
