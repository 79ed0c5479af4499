import {
  createCartStore,
  noteFailure,
  systemClock,
  type CartStore,
  type CartStoreOptions,
  type Catalogue,
  type KeyValueStorage,
} from '@umber/storefront-core'
import { createClaimCart, type LiveClient } from '@umber/storefront-core/live'
import { loadPage } from '../adapters/load-page.ts'
import { browserConnection } from '../adapters/browser-connection.ts'
import { onLeaving } from '../adapters/on-leaving.ts'

interface CartWorld extends CartStoreOptions {
  readonly client: CartStoreOptions['client'] & Pick<LiveClient, 'client'>
  readonly catalogue: Pick<Catalogue, 'region'>
  /** Ends with the tab. */
  readonly passing: KeyValueStorage
}

/** Set while changes of the page before may still be on their way to the backend. */
const leftKey = 'umber-ecru.cart-left'

/** Milliseconds before each reading after the first one. */
const laterReadings = [1_000, 3_000]

/** The first reading may come before the last changes of the page before. */
async function readAgain(store: CartStore, passing: KeyValueStorage): Promise<void> {
  passing.remove(leftKey)
  await store.start()
  for (const pause of laterReadings) {
    await systemClock.wait(pause)
    await store.refresh()
  }
}

/** Loaded in a quiet moment after the page, or when somebody adds to it, whichever is first. */
export function composeCart({ catalogue, passing, ...world }: CartWorld): CartStore {
  const { client, log } = world
  const store = createCartStore({
    ...world,
    claimCart: createClaimCart(client),
    connection: browserConnection,
  })
  if (passing.get(leftKey) !== null) void readAgain(store, passing)
  onLeaving(() => {
    if (store.getState().view.loading) passing.set(leftKey, 'yes')
    store.pageLeft()
  })

  const looked = new Set<string>()
  const keepInRegion = async (cartRegion: string) => {
    const { id } = await catalogue.region()
    if (id === undefined || id === cartRegion) return
    const { moveToRegion } = await loadPage(() => import('./move-to-region.ts'))
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
