import { Auth, Client, Store } from '@umber/commerce-client'
import { authWords, forgetEndedSession, identityOf } from '../../src/auth/session.ts'
import { createAuthStorage } from '../../src/auth/create-auth-storage.ts'
import { createAuthStore, type AuthStore } from '../../src/auth/create-auth-store.ts'
import type { AuthNotice } from '../../src/auth/auth.events.ts'
import type { AuthView } from '../../src/auth/auth.selectors.ts'
import { createCartStore, type CartStore } from '../../src/cart/create-cart-store.ts'
import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import { checkoutStorageKey, customerKeys, placedOrdersStorageKey } from '../../src/storage-keys.ts'
import { checkoutCartOf } from '../../src/checkout/checkout-cart.ts'
import { forgetCustomerCheckout } from '../../src/checkout/forget-customer-checkout.ts'
import { createCheckoutStore, type CheckoutStore } from '../../src/checkout/create-checkout-store.ts'
import { createTransferCart } from '../../src/live/transfer-cart.ts'
import { createCountries } from '../../src/live/countries.ts'
import { createLiveCheckoutGateway } from '../../src/live/checkout-gateway.ts'
import { payOnDelivery } from '../../src/live/pay-on-delivery.ts'
import { createLiveWishlist } from '../../src/live/wishlist.ts'
import type { IdentitySource } from '../../src/ports/identity.ts'
import type { Clock, Connection, KeyValueStorage, Random, TabChannel } from '../../src/ports/platform.ts'
import { summaryOf } from '../../src/search/summary-of.ts'
import { createWishlistStore, type WishlistStore } from '../../src/wishlist/create-wishlist-store.ts'

export const tokenKey = 'medusa_auth_token'

export interface SentByTab {
  readonly view: AuthView
  readonly method: string
  readonly url: string
  readonly headers: Headers
}

export interface TabOptions {
  readonly backendUrl: string
  readonly publishableKey: string
  readonly fetch: typeof fetch
  /** Called for each request, with the view at that moment. */
  readonly onSend: (sent: SentByTab) => void
  /** `after` is for the client's time limits. */
  readonly clock: Clock & { after(ms: number, run: () => void): () => void }
  readonly random: Random
  readonly persistent: KeyValueStorage
  readonly perTab: KeyValueStorage
  readonly tabs: TabChannel
  readonly connection: Connection
}

export interface OpenTab {
  /** The session, as the shop's header shows it. */
  readonly session: () => AuthView
  readonly auth: () => Promise<AuthStore>
  readonly cart: CartStore
  readonly wishlist: WishlistStore
  readonly checkout: () => CheckoutStore | undefined
  /** Everything in memory, to search for data that should not be there. */
  readonly states: () => readonly unknown[]
  /** Everything but the load of the front page, which ends this page. */
  readonly signOut: () => Promise<void>
  readonly openCheckout: () => CheckoutStore
  /** By a link within the shop. */
  readonly leaveCheckout: () => void
  /** The shopper returns to this tab. */
  readonly comeBack: () => Promise<void>
}

/**
 * One page of the shop with the live adapters. Composes the stores as apps/web does in services/create-services.ts,
 * services/create-auth.ts, services/token-storage.ts, app/presets/live-*.ts, services/session.ts,
 * features/account/use-sign-out.ts and features/checkout/use-checkout.ts. Keep this file in step with them; no other
 * file here depends on them.
 */
export function openTab(options: TabOptions): OpenTab {
  const { backendUrl, publishableKey, fetch, onSend, clock, random, persistent, perTab, tabs, connection } =
    options
  const storages = { persistent, perTab }
  if (forgetEndedSession(storages, [tokenKey, ...customerKeys])) forgetCustomerCheckout(perTab)
  const storage = createAuthStorage(storages)
  const stored = (key: string) => perTab.get(key) ?? persistent.get(key)
  // Until the session's code is loaded, the token is read and never written, and not that of another tab.
  const isVisitor = stored(tokenKey) === null
  let isHandedOver = false
  const tokens = {
    getItem: (key: string) => (isHandedOver ? storage.getItem(key) : isVisitor ? null : stored(key)),
    setItem: (key: string, value: string) => (isHandedOver ? storage.setItem(key, value) : undefined),
    removeItem: (key: string) => (isHandedOver ? storage.removeItem(key) : undefined),
  }
  /** As services/end-session-on-401.ts. */
  const personal =
    /\/store\/(?:carts|customers|orders|payment-collections|returns|shipping-options)(?:[/?]|$)/
  const me = /\/store\/customers\/me(?:\?|$)/
  let known: string | undefined
  let vouched: string | undefined
  const sessionFetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    const address = addressOf(input)
    if (view.status === 'guest' && personal.test(address) && !me.test(address))
      headers.delete('authorization')
    const token = headers.get('authorization') ?? undefined
    const isOwn = token !== undefined && (known === undefined || token === known)
    const isSent = isOwn || me.test(address) || !personal.test(address) || view.status !== 'signed-in'
    if (isSent) onSend({ view, method: init?.method ?? 'GET', url: address, headers })
    const answer = isSent ? await fetch(input, { ...init, headers }) : Response.json({}, { status: 401 })
    if (answer.ok && me.test(address)) vouched = token
    if (answer.status === 401 && view.status === 'signed-in') openSession().handleUnauthorized()
    return answer
  }
  const http = new Client({
    baseUrl: backendUrl,
    publishableKey,
    retry: false,
    fetch: sessionFetch,
    clock,
    auth: { type: 'jwt', jwtTokenStorageMethod: 'custom', jwtTokenStorageKey: tokenKey, storage: tokens },
  })
  const client = { client: http, store: new Store(http), auth: new Auth(http) }
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
  const hearers: ((notice: AuthNotice) => void)[] = []
  const followers = new Set<() => void>()
  let view: AuthView =
    tokens.getItem(tokenKey) === null ? { status: 'guest', reason: 'never' } : { status: 'loading' }
  let opened: AuthStore | undefined
  const openSession = (): AuthStore => {
    if (opened !== undefined) return opened
    isHandedOver = true
    const personal = { stored: customerKeys, typed: [checkoutStorageKey, placedOrdersStorageKey] }
    const auth = createAuthStore({ client, storage, tokenKey, personal, tabs, clock })
    opened = auth
    const follow = () => {
      view = auth.getState().view
      if (view.status === 'signed-in') known = vouched ?? known ?? `Bearer ${storage.getItem(tokenKey)}`
      else if (view.status === 'guest') known = undefined
      if (view.status === 'signed-in' || view.status === 'guest') vouched = undefined
      for (const follower of followers) follower()
    }
    auth.subscribe(follow)
    auth.onNotice((notice) => {
      for (const hear of hearers) hear(notice)
    })
    auth.start()
    follow()
    return auth
  }

  tabs.subscribe((word) => {
    if (word === authWords.entered) refreshSession()
    if (word === authWords.left) forgetCustomerCheckout(perTab)
  })
  function refreshSession(): void {
    if (view.status !== 'guest' || stored(tokenKey) !== null) openSession().refresh()
  }

  /** As services/customer-storage.ts. */
  const isPassing = () => perTab.get(tokenKey) !== null
  const customerStorage: KeyValueStorage = {
    get: (key) => (isPassing() ? perTab : persistent).get(key),
    set(key, value) {
      if (stored(tokenKey) === null) return
      if (!isPassing()) perTab.remove(key)
      ;(isPassing() ? perTab : persistent).set(key, value)
    },
    remove: (key) => (perTab.get(key) === null ? persistent : perTab).remove(key),
  }
  const identity: IdentitySource = {
    get: () => identityOf(view),
    subscribe(listener) {
      followers.add(listener)
      return () => followers.delete(listener)
    },
    refresh: refreshSession,
    settled: () => untilNot(() => view.status === 'signing-in'),
  }
  const transferCart = createTransferCart(client)
  const kept = {
    storage: persistent,
    customerStorage,
    identity,
    transferCart,
    newCart: 'with-first-add',
  } as const
  const cart = createCartStore({ client, backendUrl, ...kept, tabs, connection, clock })

  /** As services/wait-for-session.ts. */
  const isOpen = () =>
    view.status === 'signing-in' || (view.status === 'loading' && view.failure === undefined)
  async function isCustomers(): Promise<boolean> {
    if (isOpen()) openSession()
    await untilNot(isOpen)
    return view.status !== 'guest'
  }
  async function untilNot(isWaiting: () => boolean): Promise<void> {
    if (!isWaiting()) return
    await new Promise<void>((resolve) => {
      const follow = () => {
        if (isWaiting()) return
        followers.delete(follow)
        resolve()
      }
      followers.add(follow)
    })
  }

  const wishes = createLiveWishlist({
    client,
    storage: persistent,
    customerStorage,
    identity,
    tabs,
    isSignedIn: isCustomers,
    async summaries(slugs, signal) {
      const found = await Promise.all(slugs.map((slug) => catalogue.product(slug, { signal })))
      return found.flatMap((product) => (product === undefined ? [] : summaryOf(product)))
    },
  })
  const orders = createLiveCheckoutGateway({
    client,
    countries: createCountries(client),
    payments: [payOnDelivery],
  })

  hearers.push(({ kind }) => {
    if (kind === 'signed-in') {
      void wishes
        .merge()
        .then(() => wishlist.load())
        .catch(() => undefined)
    }
  })

  void cart.start()
  if (view.status === 'loading') openSession()
  const wishlist = createWishlistStore({ wishlist: wishes })
  if (view.status !== 'guest') void wishlist.load()

  /** A guest's storage remembers which cart of theirs is gone, whether it was ordered or transferred to a customer. */
  function cartState(): unknown {
    const { view: shown, machine } = cart.getState()
    const { goneId: _, ...rest } = machine
    return { view: shown, machine: machine.owner.status === 'guest' ? rest : machine }
  }

  let checkout: { readonly store: CheckoutStore; readonly leaving: AbortController } | undefined
  return {
    session: () => view,
    auth: async () => openSession(),
    cart,
    wishlist,
    checkout: () => checkout?.store,
    states: () => [opened?.getState(), cartState(), wishlist.getState(), checkout?.store.getState()],
    async signOut() {
      await openSession().signOut()
    },
    openCheckout() {
      if (checkout !== undefined) return checkout.store
      const leaving = new AbortController()
      const { signal } = leaving
      const store = createCheckoutStore({
        gateway: orders,
        cart: checkoutCartOf(cart),
        storage: perTab,
        identity,
        clock,
        random,
        signal,
      })
      checkout = { store, leaving }
      return store
    },
    leaveCheckout() {
      const { store, leaving } = checkout ?? {}
      if (store?.getState().view.phase.status === 'placed') store.leave()
      leaving?.abort()
      store?.close()
      checkout = undefined
    },
    async comeBack() {
      refreshSession()
      await cart.refresh()
    },
  }
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'string' ? input : 'href' in input ? input.href : input.url
