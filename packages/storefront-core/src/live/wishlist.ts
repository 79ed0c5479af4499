import { noRetry } from '../catalogue/catalogue-client.ts'
import { isSameIdentity, type Identity, type IdentitySource } from '../ports/identity.ts'
import type { TabChannel } from '../ports/platform.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import type { Wishlist, WishlistRefusal } from '../ports/wishlist.ts'
import { collect, field, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'
import { createWishlistMemory, type WishlistMemoryOptions } from './wishlist-storage.ts'

const wishlistChanged = 'wishlist-changed'
const path = '/store/customers/me/wishlist'

/** `keepalive`: the change completes even if the page is closed at once. */
const change = { ...noRetry, keepalive: true } as const

/** The backend's limit. */
const longestList = 200

export interface LiveWishlistOptions extends WishlistMemoryOptions {
  readonly client: Pick<LiveClient, 'client'>
  readonly tabs?: TabChannel | undefined
  /** Waits until the identity is known, so that earlier calls reach the right list. */
  readonly isSignedIn: () => Promise<boolean>
  /** Loads products that another device has added to the list. Products that no longer exist are left out. */
  readonly summaries: (slugs: readonly string[], signal?: AbortSignal) => Promise<readonly ProductSummary[]>
}

export interface LiveWishlist extends Wishlist {
  /**
   * Adds the guest's list to the customer's after sign-in. Resolves with the products that did not fit. While
   * `mergeOwedKey` in the customer's storage has their id, `list` does it first.
   */
  readonly merge: () => Promise<readonly ProductSummary[]>
}

/** A guest's wishlist in this browser, a customer's in their account: `/store/customers/me/wishlist`. */
export function createLiveWishlist(options: LiveWishlistOptions): LiveWishlist {
  const { client, identity, tabs, isSignedIn, summaries } = options
  const http = client.client
  const memory = createWishlistMemory(options)

  /** Other tabs read the list again on this message, so it is sent only for real changes. */
  const announce = (isChanged: boolean) => isChanged && tabs?.post(wishlistChanged)
  const slugsIn = (answer: unknown) =>
    collect(field(field(answer, 'wishlist'), 'items'), (item) =>
      text(field(field(item, 'product'), 'handle')),
    )

  /**
   * Stores the account's list on this device, with product data from the catalogue. Reading is not announced
   * to other tabs: each would read and announce it again, without end.
   */
  async function adopt(
    who: Identity,
    answer: unknown,
    remembered: readonly ProductSummary[],
    signal?: AbortSignal,
  ): Promise<readonly ProductSummary[]> {
    const slugs = slugsIn(answer)
    const known = new Map(remembered.map((product) => [product.slug, product]))
    const unknown = slugs.filter((slug) => !known.has(slug))
    const found = unknown.length === 0 ? [] : await summaries(unknown, signal)
    for (const product of found) known.set(product.slug, product)
    const items = slugs.flatMap((slug) => known.get(slug) ?? [])
    memory.remember(who, items)
    return items
  }

  const post = (products: readonly string[], signal?: AbortSignal) =>
    http.fetch(path, { ...change, method: 'POST', body: { products }, signal })

  async function merge(): Promise<readonly ProductSummary[]> {
    const who = identity.get()
    const guests = memory.guests()
    // The latest first, so that the oldest are the ones that do not fit.
    // oxlint-disable-next-line unicorn/no-array-reverse -- not every platform has toReversed
    const latestFirst = [...guests].reverse()
    if (latestFirst.length === 0) {
      memory.settleMerge(who)
      // Tabs of the same session still have to read the account's list.
      announce(true)
      return []
    }
    const answer = await post(latestFirst.slice(0, longestList).map(({ slug }) => slug))
    const listed = new Set(slugsIn(answer))
    const refusals = refusalsIn(answer)
    const dropped = latestFirst.filter(({ slug }) => !listed.has(slug) && refusals.get(slug) !== 'missing')
    // Stored before `adopt`, which may fail half-way.
    const settled = new Set([...listed, ...dropped.map(({ slug }) => slug)])
    memory.rememberLeftOut(who, [...dropped, ...memory.leftOut().filter(({ slug }) => !settled.has(slug))])
    const remembered = [...memory.list(), ...guests]
    // Products saved in another tab meanwhile stay for the next sign-in.
    memory.rememberGuests(memory.guests().filter(({ slug }) => !guests.some((one) => one.slug === slug)))
    if (memory.guests().length === 0) memory.forgetGuests()
    memory.settleMerge(who)
    announce(true)
    await adopt(who, answer, remembered)
    return dropped
  }

  return {
    known: () => memory.list(),
    async list({ signal } = {}) {
      if (!(await isSignedIn())) return memory.guests()
      const who = identity.get()
      // If it fails again, the next read tries once more.
      if (memory.isMergeOwed(who)) await merge().catch(() => undefined)
      return adopt(who, await http.fetch(path, { ...noRetry, signal }), memory.list(), signal)
    },
    async add(product, { signal } = {}) {
      signal?.throwIfAborted()
      const { slug } = product
      if (!(await isSignedIn())) {
        announce(memory.rememberGuests(withProduct(memory.guests(), product)))
        return undefined
      }
      const who = identity.get()
      const refusal = refusalsIn(await post([slug], signal)).get(slug)
      if (refusal !== undefined) return refusal
      const isLeftOutChanged = memory.rememberLeftOut(who, without(memory.leftOut(), slug))
      const isListChanged = memory.remember(who, withProduct(memory.list(), product))
      announce(isLeftOutChanged || isListChanged)
      return undefined
    },
    async remove(slug, { signal } = {}) {
      signal?.throwIfAborted()
      if (!(await isSignedIn())) {
        announce(memory.rememberGuests(without(memory.guests(), slug)))
        return
      }
      const who = identity.get()
      await http.fetch(`${path}/${encodeURIComponent(slug)}`, { ...change, method: 'DELETE', signal })
      announce(memory.remember(who, without(memory.list(), slug)))
    },
    subscribe(listener) {
      const stops = [
        tabs?.subscribe((word) => word === wishlistChanged && listener('items')),
        onDeparture(identity, () => listener('person')),
      ]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    merge,
    leftOut: {
      known: () => memory.leftOut(),
      clear: () => announce(memory.rememberLeftOut(identity.get(), [])),
    },
  }
}

/**
 * Reports when a customer's list must go from the screen. Signing in is not reported: the guest's list is
 * merged.
 */
function onDeparture(identity: IdentitySource, listener: () => void): () => void {
  let shown = identity.get()
  return identity.subscribe(() => {
    const now = identity.get()
    if (now.status === 'unknown' || isSameIdentity(shown, now)) return
    const isArrival = shown.status !== 'customer' && now.status === 'customer'
    shown = now
    if (!isArrival) listener()
  })
}

const withProduct = (items: readonly ProductSummary[], product: ProductSummary) =>
  items.some(({ slug }) => slug === product.slug) ? items : [...items, product]

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
