import { CommerceClient } from '@umber/commerce-client'
import { createCartStore, type CartStore } from '../../src/cart/create-cart-store.ts'
import { cartStorageKey } from '../../src/storage-keys.ts'
import type { AddInput, CartNotice, CartOutcome, CartView } from '../../src/cart/cart.types.ts'
import type { KnownProduct } from '../../src/cart/cart.effects.ts'
import { guest, type Identity, type IdentitySource } from '../../src/ports/identity.ts'
import type { Connection, KeyValueStorage, TabChannel } from '../../src/ports/platform.ts'
import { createTransferCart } from '../../src/live/transfer-cart.ts'
import { BrowserTabs } from './browser-tabs.ts'
import { CartServer } from './cart-server.ts'
import { keepingLog } from './failure-log.ts'
import { SimulatedClock } from '@umber/fake-backend'

export const publishableKey = 'pk_test'

export function memoryStorage(
  entries: Record<string, string> = {},
): KeyValueStorage & { all: Map<string, string> } {
  const all = new Map(Object.entries(entries))
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
  }
}

/** The state that several tabs of one browser share. */
export class Browser {
  readonly clock = new SimulatedClock()
  readonly server = new CartServer(this.clock)
  readonly storage = memoryStorage()
  readonly customerStorage = memoryStorage()
  readonly identity = new TestIdentity()
  readonly connection = new TestConnection()
  readonly log = keepingLog()
  readonly #tabs = new BrowserTabs(this.clock)

  /** Signs this customer in in every tab. */
  signIn(customerId: string): void {
    this.server.signIn(customerId)
    this.identity.be({ status: 'customer', customerId })
  }

  /** The device goes offline: no request arrives. */
  loseNetwork(): void {
    this.connection.be('offline')
    this.server.fault = () => ({ kind: 'lost-request' })
  }

  findNetwork(): void {
    this.server.fault = () => undefined
    this.connection.be('online')
  }

  /** As the auth store does: the customer's data goes with the token. */
  signOut(): void {
    this.server.signOut()
    this.customerStorage.all.clear()
    this.identity.be(guest)
  }

  /** A tab receives the messages of the others a moment later. */
  tabs(): TabChannel {
    return this.#tabs.open()
  }

  open(options: TabOptions = {}): Tab {
    return new Tab(this, options)
  }
}

/** A network connection that the test controls. */
export class TestConnection implements Connection {
  #isOnline = true
  readonly #listeners = new Set<() => void>()

  readonly isOnline = (): boolean => this.#isOnline

  be(state: 'online' | 'offline'): void {
    this.#isOnline = state === 'online'
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** A signed-in customer that the test controls. */
export class TestIdentity implements IdentitySource {
  #now: Identity = guest
  readonly #listeners = new Set<() => void>()

  readonly get = (): Identity => this.#now

  be(identity: Identity): void {
    this.#now = identity
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export interface TabOptions {
  readonly lookupProduct?: (productId: string) => KnownProduct | undefined
  /** A browser without communication between tabs. */
  readonly deaf?: true
  /** The storage as this tab sees it, if that differs from the others'. */
  readonly storage?: KeyValueStorage
  /** Ends with the tab; its next page is opened with the same one. */
  readonly tabStorage?: KeyValueStorage
  /** `medusa`: Medusa's own route; the default is the shop's custom route. */
  readonly claim?: 'medusa'
  readonly newCart?: 'with-first-add'
}

/** One open page with its cart. */
export class Tab {
  readonly cart: CartStore
  readonly client: CommerceClient
  readonly notices: CartNotice[] = []
  /** Every view so far, to search for one that should not have been shown. */
  readonly views: CartView[] = []
  readonly #browser: Browser

  constructor(browser: Browser, options: TabOptions) {
    this.#browser = browser
    const { lookupProduct, deaf, claim, tabStorage, newCart, storage = browser.storage } = options
    const { clock, server } = browser
    this.client = new CommerceClient({
      baseUrl: 'http://shop.test',
      publishableKey,
      fetch: server.fetch,
      clock,
      timeout: 15_000,
    })
    const transferCart = claim === 'medusa' ? undefined : createTransferCart(this.client)
    this.cart = createCartStore({
      client: this.client,
      storage,
      customerStorage: browser.customerStorage,
      tabStorage,
      identity: browser.identity,
      transferCart,
      backendUrl: 'http://shop.test',
      clock,
      lookupProduct,
      newCart,
      tabs: deaf ? undefined : browser.tabs(),
      connection: browser.connection,
      log: browser.log,
    })
    this.cart.onNotice((notice) => this.notices.push(notice))
    this.cart.subscribe(({ view }) => this.views.push(view))
  }

  get view(): CartView {
    return this.cart.getState().view
  }

  get cartId(): string {
    const id = this.#browser.storage.get(cartStorageKey)
    if (id === null) throw new Error('No cart is stored')
    return id
  }

  /** The quantity of each variant on screen. */
  get quantities(): Record<string, number> {
    return Object.fromEntries(this.view.lines.map(({ variantId, quantity }) => [variantId, quantity]))
  }

  get noticeKinds(): readonly string[] {
    return this.notices.map(({ kind }) => kind)
  }

  lineId(variantId: string): string {
    const line = this.view.lines.find((one) => one.variantId === variantId)
    if (line === undefined) throw new Error(`No line of ${variantId} is shown`)
    return line.id
  }

  async start(): Promise<this> {
    await this.done(this.cart.start())
    return this
  }

  add(input: AddInput): Promise<CartOutcome> {
    return this.done(this.cart.addItem(input))
  }

  /** Checks the stock of everything in the cart, as before a step of the checkout. */
  async checkStock(): Promise<void> {
    await this.#browser.clock.pass(2_000)
    this.cart.checkStock()
    await this.#browser.clock.pass(100)
  }

  /** Advances time until the promise is settled. */
  async done<Value>(promise: Promise<Value>): Promise<Value> {
    let isSettled = false
    const settled = () => {
      isSettled = true
    }
    promise.then(settled, settled)
    await this.#browser.clock.until(() => isSettled)
    return promise
  }
}
