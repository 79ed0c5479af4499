import type { KeyValueStorage, Tabs } from '../ports/platform.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import type { Wishlist, WishlistRefusal } from '../ports/wishlist.ts'
import { keep, kept } from '../reading/keeping.ts'
import { productSummaryFrom } from '../reading/product-summary-from.ts'
import { collect, field, text } from '../reading/read.ts'
import { once, type LiveClient } from './live-client.ts'

/** Where a visitor's wishlist is kept, and what this device remembers of a customer's. */
export const wishlistKey = 'umber-ecru.wishlist'

/** Where this device keeps what a customer's list had no room for at sign-in. */
export const leftOutKey = 'umber-ecru.wishlist-left-out'

const wishlistChanged = 'wishlist-changed'
const path = '/store/customers/me/wishlist'

/** What is shown as done reaches the backend though the page is closed in the same moment. */
const change = { ...once, keepalive: true } as const

/** As many as the backend takes. */
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
  /** Puts on the customer's list what was saved before they signed in. Answers with what the list had no room for. */
  readonly merge: () => Promise<readonly ProductSummary[]>
  /** Removes the list from this device. */
  readonly forget: () => void
}

/** A visitor's list in this browser, a customer's with their account: `/store/customers/me/wishlist`. */
export function createLiveWishlist(options: LiveWishlistOptions): LiveWishlist {
  const { client, storage, tabs, isSignedIn, summaries } = options
  const http = client.client

  const summariesIn = (key: string): readonly ProductSummary[] => {
    const items = kept(storage, key)
    return Array.isArray(items) ? collect(items, productSummaryFrom) : []
  }
  const known = () => summariesIn(wishlistKey)
  const leftOut = () => summariesIn(leftOutKey)
  /** Other tabs read the list again when they hear of a change, so what is no change is not told. */
  const saveIn = (key: string, items: readonly ProductSummary[]) => {
    if (storage.get(key) === JSON.stringify(items)) return
    if (items.length === 0 && key === leftOutKey) storage.remove(key)
    else keep(storage, key, items)
    tabs?.post(wishlistChanged)
  }
  const save = (items: readonly ProductSummary[]) => saveIn(wishlistKey, items)
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
      if (await isSignedIn()) {
        const refusal = refusalsIn(await post([product.slug], signal)).get(product.slug)
        if (refusal !== undefined) return refusal
        saveIn(leftOutKey, without(leftOut(), product.slug))
      }
      if (known().every(({ slug }) => slug !== product.slug)) save([...known(), product])
      return undefined
    },
    async remove(slug, { signal } = {}) {
      signal?.throwIfAborted()
      if (await isSignedIn())
        await http.fetch(`${path}/${encodeURIComponent(slug)}`, { ...change, method: 'DELETE', signal })
      save(without(known(), slug))
    },
    subscribe: (listener) => tabs?.subscribe((word) => word === wishlistChanged && listener()) ?? unheard,
    async merge() {
      // The latest first, so that it is the oldest that finds no room.
      const latestFirst = known().toReversed()
      if (latestFirst.length === 0) return []
      const answer = await post(latestFirst.slice(0, longestList).map(({ slug }) => slug))
      const listed = new Set(slugsIn(answer))
      const refusals = refusalsIn(answer)
      const dropped = latestFirst.filter(({ slug }) => !listed.has(slug) && refusals.get(slug) !== 'missing')
      // Before the list is taken over, which may fail half way.
      const settled = new Set([...listed, ...dropped.map(({ slug }) => slug)])
      saveIn(leftOutKey, [...dropped, ...leftOut().filter(({ slug }) => !settled.has(slug))])
      await adopt(answer)
      return dropped
    },
    leftOut: { known: leftOut, clear: () => saveIn(leftOutKey, []) },
    forget() {
      storage.remove(leftOutKey)
      storage.remove(wishlistKey)
      tabs?.post(wishlistChanged)
    },
  }
}

const unheard = () => undefined

const without = (items: readonly ProductSummary[], slug: string): readonly ProductSummary[] =>
  items.filter((item) => item.slug !== slug)

function refusalsIn(answer: unknown): ReadonlyMap<string, WishlistRefusal> {
  const entries = collect(field(answer, 'left_out'), (entry) => entry)
  return new Map(
    entries.map((entry) => [
      text(field(entry, 'product')) ?? '',
      text(field(entry, 'reason')) === 'full' ? 'full' : 'missing',
    ]),
  )
}
