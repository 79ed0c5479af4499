import type {
  CartClient,
  CartStore,
  FailureLog,
  IdentitySource,
  KeyValueStorage,
  TabChannel,
} from '@umber/storefront-core'
import { cartChanged, customerKeptLinesKey, keptLinesKey } from '@umber/storefront-core/cart'
import type { RegionSource } from '@umber/storefront-core/catalogue'
import { noteFailure } from '@umber/storefront-core/platform'
import { importWithReload } from '../browser/import-with-reload.ts'
import type { ShopRegions } from '../config/regions.ts'
import { cartMovesKey, type ShopCartStore } from './cart.ts'
import type { KeptPlace } from './move-cart-to-region.ts'

interface FollowRegionOptions {
  readonly client: CartClient
  readonly store: CartStore
  /** Of the page. */
  readonly region: RegionSource
  readonly shopRegions: () => Promise<ShopRegions>
  readonly storage: KeyValueStorage
  readonly customerStorage?: KeyValueStorage | undefined
  readonly identity?: IdentitySource | undefined
  readonly perTab: KeyValueStorage
  readonly tabs?: TabChannel | undefined
  readonly log?: FailureLog | undefined
}

/**
 * A cart has the prices of one region, and every tab shows the same cart. It moves to the region of a page only when its shopper has
 * asked for that: by going there with it, by adding something there, or with a press. Otherwise the page says that the cart is
 * elsewhere. A cart without lines, or of a region that is no more, moves by itself.
 */
export function followRegion(options: FollowRegionOptions): ShopCartStore {
  const { client, store, region, shopRegions, perTab, log } = options
  /** By the cart's id and the region it was found in. */
  const looked = new Set<string>()
  let moving: Promise<void> | undefined

  const kept = (): KeptPlace =>
    options.identity?.get().status === 'customer'
      ? { storage: options.customerStorage ?? options.storage, key: customerKeptLinesKey }
      : { storage: options.storage, key: keptLinesKey }

  async function bring(): Promise<void> {
    const { id } = await region()
    if (id === undefined) return
    const { moveCartToRegion } = await importWithReload(() => import('./move-cart-to-region.ts'))
    const failure = await moveCartToRegion({ client, cart: store, regionId: id, kept: kept() })
    options.tabs?.post(cartChanged)
    if (failure !== undefined) noteFailure(log, 'Cart: it could not be brought into this region', failure)
  }

  /** One move at a time. */
  function bringOnce(): Promise<void> {
    moving ??= bring().finally(() => (moving = undefined))
    return moving
  }

  async function look(cartRegion: string, isEmpty: boolean): Promise<void> {
    const [{ id }, { regions }] = await Promise.all([region(), shopRegions()])
    if (id === undefined || id === cartRegion) return perTab.remove(cartMovesKey)
    const isAsked = perTab.get(cartMovesKey) === id
    perTab.remove(cartMovesKey)
    if (isAsked || isEmpty || regions.every((one) => one.id !== cartRegion)) await bringOnce()
  }

  store.subscribe(({ machine: { phase, cartId, confirmed } }) => {
    const { regionId, lines } = confirmed
    if (phase.status !== 'ready' || cartId === undefined || regionId === undefined) return
    const place = `${cartId} ${regionId}`
    if (looked.has(place)) return
    looked.add(place)
    look(regionId, lines.length === 0).catch(() => looked.delete(place))
  })

  const moveHere = async () => await bringOnce().catch(() => undefined)

  return {
    ...store,
    moveHere,
    async addItem(input) {
      const { confirmed } = store.getState().machine
      // The shopper adds at the price of this page.
      if (confirmed.regionId !== undefined && confirmed.regionId !== (await region()).id) await moveHere()
      return await store.addItem(input)
    },
  }
}
