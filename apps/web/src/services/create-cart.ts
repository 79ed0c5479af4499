import {
  createCartStore,
  systemClock,
  type CartStore,
  type CartStoreOptions,
  type KeyValueStorage,
} from '@umber/storefront-core'
import { createTransferCart, type LiveClient } from '@umber/storefront-core/live'
import { browserConnection } from '../browser/connection.ts'
import { onPageHide } from '../browser/on-page-hide.ts'
import { cartLeftKey, type ShopCartStore } from './cart.ts'

interface CartDeps extends CartStoreOptions {
  readonly client: CartStoreOptions['client'] & Pick<LiveClient, 'client'>
  /** What looks after the cart's region, where there are several. */
  readonly follow?: ((store: CartStore) => ShopCartStore) | undefined
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
export function createCart({ follow, perTab, ...deps }: CartDeps): ShopCartStore {
  const { client } = deps
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
  return follow === undefined ? store : follow(store)
}
