import { createStore } from 'zustand/vanilla'
import type { Failure } from '../failure/failure.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import type { Wishlist, WishlistRefusal } from '../ports/wishlist.ts'

/** The items are present in every phase: those stored on this device, until the list has been read. */
export type WishlistState = Listed &
  ({ readonly status: 'loading' | 'ready' } | { readonly status: 'failed'; readonly failure: Failure })

interface Listed {
  readonly items: readonly ProductSummary[]
  /** Products saved before sign-in that did not fit on the account's list, if any. */
  readonly leftOut?: readonly ProductSummary[]
}

/** `saved`: whether the product is on the list now. A failed change is rolled back. */
export type WishlistOutcome =
  | { readonly ok: true; readonly saved: boolean }
  | { readonly ok: false; readonly failure: Failure }

/** `cart`: not added, still on the list; `wishlist`: in the cart, and still on the list too. */
export type MoveOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly at: 'cart' | 'wishlist'; readonly failure?: Failure }

/** The wishlist, for buttons and page. Commands never throw: they resolve with the outcome. */
export interface WishlistStore {
  getState(): WishlistState
  /** The state for server rendering, without device storage: loading and empty. */
  getInitialState(): WishlistState
  /** Returns the unsubscribe function. */
  subscribe(listener: (state: WishlistState, before: WishlistState) => void): () => void
  has(slug: string): boolean
  /**
   * Reads the list; concurrent calls share one read. A list that was read once survives a failure. With
   * `maxAge`, a list read within that many milliseconds is not read again.
   */
  load(options?: {
    readonly maxAge?: number
  }): Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: Failure }>
  /** Shows the change at once. Of several changes to one product the last one counts, for all callers. */
  toggle(product: ProductSummary): Promise<WishlistOutcome>
  /** Clears the products that did not fit at sign-in. */
  clearLeftOut(): void
  /** Removes the product from the list only after `addToCart` succeeded. Concurrent calls share one move. */
  moveToCart(
    slug: string,
    addToCart: (slug: string) => Promise<{ readonly ok: boolean }>,
  ): Promise<MoveOutcome>
}

const empty: WishlistState = { status: 'loading', items: [] }

export interface WishlistStoreOptions {
  readonly wishlist: Wishlist
  /** The current time in milliseconds. */
  readonly now?: () => number
}

/**
 * The wishlist of one visitor over the `Wishlist` port: a change shows at once, and is taken back if it fails. No command throws:
 * each resolves to an outcome.
 *
 * @example
 * const wishlist = createWishlistStore({ wishlist: createLiveWishlist(options) })
 * await wishlist.load()
 * const outcome = await wishlist.toggle(product)
 */
export function createWishlistStore({ wishlist, now = Date.now }: WishlistStoreOptions): WishlistStore {
  const store = createStore<WishlistState>(() => ({ ...empty, items: wishlist.known() }))
  /** The confirmed list; the view applies pending changes on top of it. */
  let confirmed = store.getState().items
  let changes = 0
  let reading: ReturnType<WishlistStore['load']> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let pending = new Map<string, { readonly product: ProductSummary; readonly listed: boolean }>()
  const writing = new Map<string, Promise<WishlistOutcome>>()
  const moving = new Map<string, Promise<MoveOutcome>>()

  const show = (state: WishlistState = store.getState()) => {
    let items = confirmed
    for (const { product, listed } of pending.values()) items = changed(items, product, listed)
    const { leftOut: _, ...rest } = state
    const leftOut = wishlist.leftOut?.known() ?? []
    store.setState({ ...rest, items, ...(leftOut.length > 0 && { leftOut }) }, true)
  }

  const load: WishlistStore['load'] = async ({ maxAge = 0 } = {}) =>
    reading === undefined && now() - readAt < maxAge ? { ok: true } : (reading ??= read())

  async function read(): ReturnType<WishlistStore['load']> {
    if (store.getState().status === 'failed') show(empty)
    try {
      let before: number
      let items: readonly ProductSummary[]
      // A list requested before a change may not include it.
      do {
        before = changes
        items = await callAsync(() => wishlist.list())
      } while (before !== changes)
      // Reset before showing: a change from here on needs a new read.
      reading = undefined
      readAt = now()
      confirmed = items
      show({ status: 'ready', items })
      return { ok: true }
    } catch (error) {
      reading = undefined
      const failure = failureFrom(error)
      if (store.getState().status !== 'ready') show({ status: 'failed', items: [], failure })
      return { ok: false, failure }
    }
  }

  function reread(): void {
    changes += 1
    void load()
  }

  function setListed(product: ProductSummary, listed: boolean): Promise<WishlistOutcome> {
    const { slug } = product
    pending.set(slug, { product, listed })
    show()
    const outcome = writing.get(slug) ?? write(slug)
    writing.set(slug, outcome)
    return outcome
  }

  const change = (product: ProductSummary, listed: boolean): Promise<WishlistRefusal | undefined | void> =>
    listed ? wishlist.add(product) : wishlist.remove(product.slug)

  async function write(slug: string): Promise<WishlistOutcome> {
    const own = pending
    for (let next = own.get(slug); next !== undefined; next = own.get(slug)) {
      const { product, listed } = next
      let failure: Failure | undefined
      try {
        const refusal = await callAsync(() => change(product, listed))
        if (typeof refusal === 'string') failure = refused[refusal]
        else if (own !== pending) reread()
        else {
          confirmed = changed(confirmed, product, listed)
          changes += 1
        }
      } catch (error) {
        failure = failureFrom(error)
      }
      const isLast = own.get(slug) === next
      if (isLast) {
        own.delete(slug)
        writing.delete(slug)
      }
      show()
      if (!isLast) continue
      if (failure === undefined) return { ok: true, saved: listed }
      // The change may have arrived all the same, so the list is read again.
      reread()
      return { ok: false, failure }
    }
    return { ok: true, saved: has(slug) }
  }

  const find = (slug: string) => store.getState().items.find((item) => item.slug === slug)
  const has = (slug: string) => find(slug) !== undefined

  async function move(
    slug: string,
    addToCart: Parameters<WishlistStore['moveToCart']>[1],
  ): Promise<MoveOutcome> {
    try {
      if (!(await addToCart(slug)).ok) return { ok: false, at: 'cart' }
    } catch (error) {
      return { ok: false, at: 'cart', failure: failureFrom(error) }
    }
    const product = find(slug)
    const outcome = product === undefined ? { ok: true as const } : await setListed(product, false)
    return outcome.ok ? { ok: true } : { ...outcome, at: 'wishlist' }
  }

  /** The stored list changes at once. The changes of a person who has left are neither shown nor sent. */
  wishlist.subscribe((what) => {
    if (what === 'person') {
      pending.clear()
      writing.clear()
      pending = new Map()
    }
    confirmed = wishlist.known()
    show()
    reread()
  })

  return {
    getState: store.getState,
    getInitialState: () => empty,
    subscribe: store.subscribe,
    has,
    load,
    clearLeftOut() {
      wishlist.leftOut?.clear()
      show()
    },
    toggle: (product) => setListed(product, !has(product.slug)),
    moveToCart(slug, addToCart) {
      const outcome = moving.get(slug) ?? move(slug, addToCart).finally(() => moving.delete(slug))
      moving.set(slug, outcome)
      return outcome
    },
  }
}

/** Refusals of the list, as failures. */
const refused: Readonly<Record<WishlistRefusal, Failure>> = {
  full: { kind: 'rejected', code: 'wishlist_full', retryable: false },
  missing: { kind: 'missing', retryable: false },
}

/** Turns a synchronous throw into a rejection. */
const callAsync = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => call()

function changed(
  items: readonly ProductSummary[],
  product: ProductSummary,
  listed: boolean,
): readonly ProductSummary[] {
  const isListed = items.some(({ slug }) => slug === product.slug)
  if (isListed === listed) return items
  return listed ? [...items, product] : items.filter(({ slug }) => slug !== product.slug)
}
