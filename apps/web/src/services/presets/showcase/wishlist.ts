import type { Clock, KeyValueStorage, Random, TabChannel } from '@umber/storefront-core'
import type { ProductSummary } from '@umber/storefront-core/search'
import type { Wishlist } from '@umber/storefront-core/wishlist'
import { collect, writeStored, readStored, productSummaryFrom } from '@umber/storefront-core/parse'
import { timings } from './timings.ts'

/** As a guest's list in the live shop. */
export const wishlistKey = 'wishlist'

/** Set while the list holds only products saved before it was first opened. */
export const undrawnKey = 'wishlist-undrawn'

/** Message to other tabs: the wishlist has changed. */
const wishlistChanged = 'wishlist-changed'

const drawnAtFirst = 4

export interface ShowcaseWishlistOptions {
  /** Four of these are drawn when the list is opened for the first time. */
  readonly products: readonly ProductSummary[]
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly random: Random
  readonly tabs?: TabChannel | undefined
}

/**
 * One list for wishlist buttons and wishlist page, stored in this browser; reading it takes as long as a
 * backend would.
 */
export function createShowcaseWishlist(
  options: ShowcaseWishlistOptions,
): Wishlist & { readonly forget: () => void } {
  const { products, storage, clock, random, tabs } = options
  const saved = () => {
    const items = readStored(storage, wishlistKey)
    return Array.isArray(items) ? collect(items, productSummaryFrom) : undefined
  }
  const current = () => saved() ?? []
  const isDrawn = () => saved() !== undefined && storage.get(undrawnKey) === null
  const save = (items: readonly ProductSummary[]) => {
    writeStored(storage, wishlistKey, items)
    tabs?.post(wishlistChanged)
  }
  return {
    known: current,
    async list(call) {
      await clock.wait(timings.wishlist, call?.signal)
      if (isDrawn()) return current()
      const wishlist = current()
      const others = products.filter(({ slug }) => wishlist.every((saved) => saved.slug !== slug))
      save([...draw(others, random), ...wishlist])
      storage.remove(undrawnKey)
      return current()
    },
    async add(product, call) {
      call?.signal?.throwIfAborted()
      if (!isDrawn()) storage.set(undrawnKey, 'yes')
      if (current().every(({ slug }) => slug !== product.slug)) save([...current(), product])
      return undefined
    },
    async remove(slug, call) {
      call?.signal?.throwIfAborted()
      const items = current()
      if (items.some((item) => item.slug === slug)) save(items.filter((item) => item.slug !== slug))
    },
    subscribe: (listener) =>
      tabs?.subscribe((word) => word === wishlistChanged && listener('items')) ?? unheard,
    forget() {
      storage.remove(wishlistKey)
      storage.remove(undrawnKey)
      tabs?.post(wishlistChanged)
    },
  }
}

const unheard = () => undefined

function draw(products: readonly ProductSummary[], random: Random): readonly ProductSummary[] {
  const left = [...products]
  const drawn: ProductSummary[] = []
  while (drawn.length < drawnAtFirst && left.length > 0) {
    drawn.push(...left.splice(random.integer(0, left.length - 1), 1))
  }
  return drawn
}
