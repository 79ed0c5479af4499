import type { KeyValueStorage, Tabs } from '../ports/platform.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import type { Wishlist } from '../ports/wishlist.ts'
import { keep, kept } from '../reading/keeping.ts'
import { productSummaryFrom } from '../reading/product-summary-from.ts'
import { collect, field, text } from '../reading/read.ts'
import { once, type LiveClient } from './live-client.ts'

/** Where a visitor's wishlist is kept, and what this device remembers of a customer's. */
export const wishlistKey = 'umber-ecru.wishlist'

const wishlistChanged = 'wishlist-changed'
const path = '/store/customers/me/wishlist'

/** What is shown as done reaches the backend though the page is closed in the same moment. */
const change = { ...once, keepalive: true } as const

/** As many as the backend takes; what comes after is the oldest. */
const longestList = 200

export interface LiveWishlistOptions {
  readonly client: Pick<LiveClient, 'client'>
  readonly storage: KeyValueStorage
  readonly tabs?: Tabs | undefined
  /** Waits until that is known: what is asked or changed before belongs to somebody all the same. */
  readonly isSignedIn: () => Promise<boolean>
  /** Prices and pictures of these, for what another device has put on the list. Those that are gone are left out. */
  readonly summaries: (slugs: readonly string[], signal?: AbortSignal) => Promise<readonly ProductSummary[]>
}

export interface LiveWishlist extends Wishlist {
  /** Puts on the customer's list what was saved before they signed in. */
  readonly merge: () => Promise<void>
  /** Removes the list from this device. */
  readonly forget: () => void
}

/** A visitor's list in this browser, a customer's with their account: `/store/customers/me/wishlist`. */
export function createLiveWishlist(options: LiveWishlistOptions): LiveWishlist {
  const { client, storage, tabs, isSignedIn, summaries } = options
  const http = client.client

  const known = (): readonly ProductSummary[] => {
    const items = kept(storage, wishlistKey)
    return Array.isArray(items) ? collect(items, productSummaryFrom) : []
  }
  const save = (items: readonly ProductSummary[]) => {
    keep(storage, wishlistKey, items)
    tabs?.post(wishlistChanged)
  }
  const slugsIn = (answer: unknown) =>
    collect(field(field(answer, 'wishlist'), 'items'), (item) =>
      text(field(field(item, 'product'), 'handle')),
    )

  /**
   * Takes the account's list for this device's, with what only the catalogue knows. The other tabs are not told of what
   * was only read: each would read it again and tell the others, without end.
   */
  async function adopt(answer: unknown, signal?: AbortSignal): Promise<readonly ProductSummary[]> {
    const slugs = slugsIn(answer)
    const remembered = new Map(known().map((product) => [product.slug, product]))
    const unknown = slugs.filter((slug) => !remembered.has(slug))
    const found = unknown.length === 0 ? [] : await summaries(unknown, signal)
    for (const product of found) remembered.set(product.slug, product)
    const items = slugs.flatMap((slug) => remembered.get(slug) ?? [])
    keep(storage, wishlistKey, items)
    return items
  }

  const post = (products: readonly string[], signal?: AbortSignal) =>
    http.fetch(path, { ...change, method: 'POST', body: { products }, signal })

  return {
    known,
    async list({ signal } = {}) {
      if (!(await isSignedIn())) return known()
      return adopt(await http.fetch(path, { ...once, signal }), signal)
    },
    async add(product, { signal } = {}) {
      signal?.throwIfAborted()
      if (await isSignedIn()) await post([product.slug], signal)
      if (known().every(({ slug }) => slug !== product.slug)) save([...known(), product])
    },
    async remove(slug, { signal } = {}) {
      signal?.throwIfAborted()
      if (await isSignedIn())
        await http.fetch(`${path}/${encodeURIComponent(slug)}`, { ...change, method: 'DELETE', signal })
      const items = known()
      if (items.some((item) => item.slug === slug)) save(items.filter((item) => item.slug !== slug))
    },
    subscribe: (listener) => tabs?.subscribe((word) => word === wishlistChanged && listener()) ?? unheard,
    async merge() {
      const slugs = known().map(({ slug }) => slug)
      if (slugs.length === 0) return
      await adopt(await post(slugs.slice(-longestList)))
      tabs?.post(wishlistChanged)
    },
    forget() {
      storage.remove(wishlistKey)
      tabs?.post(wishlistChanged)
    },
  }
}

const unheard = () => undefined
