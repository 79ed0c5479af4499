import {
  createCartStore,
  systemClock,
  type CartStore,
  type CartStoreOptions,
  type Catalogue,
  type KeyValueStorage,
} from '@umber/storefront-core'
import { noteFailure } from '@umber/storefront-core/platform'
import { createTransferCart, type LiveClient } from '@umber/storefront-core/live'
import { importWithReload } from '../browser/import-with-reload.ts'
import { browserConnection } from '../browser/connection.ts'
import { onPageHide } from '../browser/on-page-hide.ts'
import { cartLeftKey } from './cart.ts'

interface CartDeps extends CartStoreOptions {
  readonly client: CartStoreOptions['client'] & Pick<LiveClient, 'client'>
  readonly catalogue: Pick<Catalogue, 'region'>
  /** Ends with the tab. */
  readonly perTab: KeyValueStorage
}

/** In milliseconds: the delay before each read after the first. */
const laterReadings = [1_000, 3_000]

/** The first read may overtake the last changes of the previous page. */
async function readAgain(store: CartStore, perTab: KeyValueStorage): Promise<void> {
  perTab.remove(cartLeftKey)
  await store.start()
  for (const pause of laterReadings) {
    await systemClock.wait(pause)
    await store.refresh()
  }
}

/** Creates the cart store. Loads when the visitor has a cart or first uses the page. */
export function createCart({ catalogue, perTab, ...deps }: CartDeps): CartStore {
  const { client, log } = deps
  const store = createCartStore({
    ...deps,
    tabStorage: perTab,
    transferCart: createTransferCart(client),
    connection: browserConnection,
  })
  if (perTab.get(cartLeftKey) !== null) void readAgain(store, perTab)
  onPageHide(() => {
    const { loading, isWaiting } = store.getState().view
    if (loading || isWaiting) perTab.set(cartLeftKey, 'yes')
    store.pageLeft()
  })

  const looked = new Set<string>()
  const keepInRegion = async (cartRegion: string) => {
    const { id } = await catalogue.region()
    if (id === undefined || id === cartRegion) return
    const { moveCartToRegion } = await importWithReload(() => import('./move-cart-to-region.ts'))
    const failure = await moveCartToRegion({ client, cart: store, regionId: id })
    if (failure !== undefined) noteFailure(log, 'Cart: it could not be brought into this region', failure)
  }
  // The cart was created in another region, on another visit or device. Moves each cart once per visit.
  store.subscribe(({ machine: { phase, cartId, confirmed } }) => {
    if (phase.status !== 'ready' || cartId === undefined || looked.has(cartId)) return
    const { regionId } = confirmed
    if (regionId === undefined) return
    looked.add(cartId)
    keepInRegion(regionId).catch(() => looked.delete(cartId))
  })
  return store
}
