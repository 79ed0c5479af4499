import type { CheckoutStore } from '../../src/checkout/create-checkout-store.ts'
import { summaryOf } from '../../src/search/summary-of.ts'
import { candle, shirt, vase } from '../support/product-fixtures.ts'
import type { Product } from '../../src/catalogue/product.ts'
import type { Command, History } from './commands.ts'
import { guestAt, Ledger } from './ledger.ts'
import { longestWord, ModelBrowser, placedIn, type ModelTab } from './model-browser.ts'
import { ModelTime } from './model-time.ts'
import { listeningIn } from './record-requests.ts'
import { bearerOf, Network } from './network.ts'
import type { SentByTab } from './open-tab.ts'
import {
  byEmail,
  isCustomer,
  type CustomerName,
  type People,
  type Person,
  type PersonName,
} from './people.ts'
import type { ShopBackend } from './shop-backend.ts'

/** Paths whose answer depends on the token's customer. */
const ofOnePerson = /\/store\/(?:carts|customers|payment-collections)(?:[/?]|$)/
const me = /\/store\/customers\/me(?:\?|$)/

/** Longer than any timer. In milliseconds. */
const untilRest = 60_000
const mostTabs = 3

interface ShopOptions {
  readonly seed: History['seed']
  readonly people: People
  readonly products?: readonly Product[]
  readonly backendOf: (time: ModelTime) => ShopBackend
}

/** Two browsers, a backend, and the actions of the people. */
export class ModelShop {
  readonly time = new ModelTime()
  readonly ledger = new Ledger()
  readonly backend: ShopBackend
  readonly network: Network
  readonly browsers: readonly [ModelBrowser, ModelBrowser]
  readonly people: People
  readonly #products: readonly Product[]
  #shownBefore = new Map<ModelTab, PersonName | undefined>()

  constructor({ seed, people, backendOf, products = [shirt, candle, vase] }: ShopOptions) {
    this.people = people
    this.#products = products
    this.backend = backendOf(this.time)
    this.network = new Network({
      time: this.time,
      backend: listeningIn(this.backend.answer, people, this.ledger),
      seed,
    })
    const onSend = (sent: SentByTab) => this.#noteSent(sent)
    const setup = { time: this.time, network: this.network, backend: this.backend, seed, onSend }
    this.browsers = [new ModelBrowser(0, setup), new ModelBrowser(1, setup)]
    this.browsers[0].open()
  }

  get tabs(): readonly ModelTab[] {
    return this.browsers.flatMap(({ tabs }) => tabs)
  }

  /** A tab that is signing in or verifying a session sends that session's token. */
  #noteSent({ view, method, url, headers }: SentByTab): void {
    const whose = this.ledger.tokens.get(bearerOf({ headers }) ?? '')
    if (
      whose === undefined ||
      !ofOnePerson.test(url) ||
      view.status === 'signing-in' ||
      view.status === 'loading'
    )
      return
    if (method === 'GET' && me.test(url)) return
    const shown = view.status === 'signed-in' ? byEmail(this.people, view.customer.email)?.name : 'a guest'
    if (shown !== whose) this.ledger.misused.push(`${method} ${url} with the token of ${whose} for ${shown}`)
  }

  /** The person a tab shows; undefined while it does not know. */
  shown(tab: ModelTab): PersonName | undefined {
    const view = tab.page.session()
    if (view.status === 'guest') return guestAt(tab.browser.number)
    if (view.status !== 'signed-in') return undefined
    return byEmail(this.people, view.customer.email)?.name
  }

  async rest(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await this.time.pass(untilRest)
      // A checkout without items redirects to the cart.
      const sentAway = this.tabs.filter((tab) => tab.page.checkout()?.getState().view.redirect === 'cart')
      if (sentAway.length === 0) return
      for (const tab of sentAway) tab.leaveCheckout()
    }
  }

  /** Whether the history is over, and each person has refreshed once more. */
  isOver = false

  /** Ends all faults. Each person refreshes once more and looks up an unknown order. */
  async end(): Promise<void> {
    this.network.allWell()
    for (const browser of this.browsers) browser.connect(true)
    await this.rest()
    for (const tab of this.tabs) await this.do({ do: 'come-back', tab: this.tabs.indexOf(tab) })
    for (const tab of this.tabs) {
      if (tab.perTab.text.includes('"attempt":')) tab.load('checkout')
    }
    this.#noteShown()
    await this.rest()
    this.#noteShown()
    this.isOver = true
  }

  async do(command: Command): Promise<void> {
    this.network.begin()
    this.ledger.turn += 1
    this.#act(command)
    if (command.pause === undefined) await this.rest()
    else await this.time.pass(command.pause)
    this.#noteShown()
  }

  #act(command: Command): void {
    if (command.do === 'open') {
      const browser = this.browsers[command.browser === 0 ? 0 : 1]
      if (browser.tabs.length < mostTabs) browser.open()
    } else if (command.do === 'wipe-browser') {
      const browser = this.browsers[command.browser === 0 ? 0 : 1]
      browser.persistent.all.clear()
      this.ledger.lostBrowser(browser.number, this.time.now())
      for (const tab of browser.tabs) this.ledger.noteDeparture(tab)
    } else if (command.do === 'mishap') this.network.befall(command.kind, command.among)
    else if (command.do === 'price') {
      this.backend.merchant?.price(this.#variantOf(command.product), command.price)
    } else if (command.do === 'stock') {
      this.ledger.scarce.add(this.#variantOf(command.product))
      this.backend.merchant?.stock(this.#variantOf(command.product), command.left)
    } else if (command.do === 'expire') {
      for (const [token, who] of this.ledger.tokens) if (who === command.who) this.network.ended.add(token)
    } else if (command.do === 'connection') {
      this.browsers[command.browser === 0 ? 0 : 1].connect(command.isOnline)
    } else if (command.do !== 'wait') {
      const tab = this.tabs[command.tab % Math.max(1, this.tabs.length)]
      if (tab !== undefined) this.#actIn(tab, command)
    }
  }

  #actIn(tab: ModelTab, command: Extract<Command, { readonly tab: number }>): void {
    const { page } = tab
    tab.freshSince = undefined
    switch (command.do) {
      case 'close':
        return tab.close()
      case 'reload':
      case 'visit': {
        const departedAt = this.ledger.departedAt.get(tab.browser.number) ?? -Infinity
        if (this.time.now() - departedAt <= longestWord) tab.hasMissedSignOut = true
        return tab.load(command.do === 'reload' ? tab.at : 'shop')
      }
      case 'wipe-tab':
        tab.perTab.all.clear()
        this.ledger.lostBrowser(tab.browser.number, this.time.now())
        return this.ledger.noteDeparture(tab)
      case 'sign-in':
        return this.#enter(tab, command.who, (person) =>
          page.auth().then((auth) => auth.signIn(credentialsOf(person), command.persistent)),
        )
      case 'register':
        return this.#enter(tab, 'cleo', (person) => {
          const { firstName, lastName } = person.address
          return page.auth().then((auth) => auth.register({ ...credentialsOf(person), firstName, lastName }))
        })
      case 'sign-out':
        return this.#signOut(tab)
      case 'come-back':
        return this.#track(tab, 'come-back', page.comeBack())
      case 'wish':
        return this.#track(tab, 'wish', page.wishlist.toggle(summaryOf(this.#product(command.product))))
      case 'checkout':
        if (this.shown(tab) !== undefined) tab.openCheckout(this.ledger.turn)
        return
      case 'leave':
        return tab.leaveCheckout()
      case 'add':
        return this.#add(tab, command.product, command.quantity)
      case 'change':
      case 'remove':
      case 'clear':
        return this.#change(tab, command)
      case 'type':
      case 'address':
      case 'delivery':
      case 'place':
      case 'accept':
      case 'look':
        return this.#checkOut(tab, command)
    }
  }

  #add(tab: ModelTab, index: number, quantity: number): void {
    tab.leaveCheckout()
    const product = this.#product(index)
    const who = this.shown(tab)
    const { epoch } = this.ledger
    const { page } = tab
    const adding = this.#beginAdding(tab, index)
    const outcome = page.cart.addItem({ productId: product.id, quantity, product })
    this.#track(tab, 'add', outcome, ({ ok, ...rest }) => {
      this.#adding.delete(adding)
      // The one case that the cart cannot detect: an answer is lost while another tab adds the same.
      if (adding.isBeside && this.network.befallen > adding.befallen) return
      const isSame = who !== undefined && who === this.shown(tab) && epoch === this.ledger.epoch
      // A change that waits for the network is lost with its page.
      const isWaiting = 'isWaiting' in rest
      if (!ok || isWaiting || !isSame || tab.page !== page) return
      const { number } = tab.browser
      // A page that was loaded before the storage was lost has a cart that no later page knows.
      if (tab.loadedAt <= (this.ledger.lostAt.get(number) ?? -Infinity)) return
      const variantId = this.#variantOf(index)
      const { cartId } = page.cart.getState().machine
      if (isCustomer(who)) this.ledger.added(number, who, variantId, quantity)
      else this.ledger.addedByGuest({ browser: number, cartId, variantId, quantity })
    })
  }

  readonly #adding = new Set<Adding>()

  #beginAdding(tab: ModelTab, index: number): Adding {
    const { befallen } = this.network
    const adding: Adding = { tab, variantId: this.#variantOf(index), befallen, isBeside: false }
    for (const other of this.#adding) {
      const isSame = other.tab.browser === tab.browser && other.variantId === adding.variantId
      if (!isSame || other.tab === tab) continue
      other.isBeside = true
      adding.isBeside = true
      adding.befallen = Math.min(adding.befallen, other.befallen)
    }
    this.#adding.add(adding)
    return adding
  }

  #change(tab: ModelTab, command: Extract<Command, { readonly do: 'change' | 'remove' | 'clear' }>): void {
    const { cart } = tab.page
    const who = this.shown(tab)
    const changed = (variantId?: string) => this.ledger.changed(tab.browser.number, who, variantId)
    if (command.do === 'clear') {
      changed()
      // Whether another tab's add comes before or after it is not determined.
      return this.#track(tab, 'clear', cart.clear(), () => changed())
    }
    const { lines } = cart.getState().view
    const line = lines[command.line % Math.max(1, lines.length)]
    if (line === undefined) return
    changed(line.variantId)
    const asked =
      command.do === 'remove' ? cart.removeItem(line.id) : cart.updateItem(line.id, command.quantity)
    this.#track(tab, command.do, asked, () => changed(line.variantId))
  }

  #checkOut(
    tab: ModelTab,
    command: Extract<Command, { readonly do: 'type' | 'address' | 'delivery' | 'place' | 'accept' | 'look' }>,
  ): void {
    const store = tab.page.checkout()
    const who = this.shown(tab)
    if (store === undefined || who === undefined) return
    const { address } = this.people[who]
    const { methods } = store.getState().view
    if (command.do === 'type') store.setAddress(address)
    else if (command.do === 'address') {
      void store.goTo('address')
      store.setAddress(address)
      void store.submitAddress(address)
    } else if (command.do === 'delivery') {
      const method = methods[command.way % Math.max(1, methods.length)]
      if (method === undefined) return
      void store.goTo('delivery')
      void store.chooseDelivery(method.id)
      void store.submitDelivery()
    } else {
      if (command.do === 'place') void store.choosePayment('pp_system_default')
      this.#order(tab, store, who, command.do)
    }
  }

  /** A press that may place an order; the total on the screen before it is the agreed one. */
  #order(tab: ModelTab, store: CheckoutStore, who: PersonName, press: 'place' | 'accept' | 'look'): void {
    const before = store.getState().view
    if (press === 'place') void store.place()
    else if (press === 'accept') void store.acceptPrice()
    else void store.retry()
    const { phase } = store.getState().view
    if (!('request' in phase) || phase === before.phase) return
    const { attempt, cart, address } = phase.request
    const agreed = before.quote.total.amount
    const departures = this.ledger.departures(tab)
    const at = this.time.now()
    this.ledger.placements.push({ tab, who, cartId: cart.id, attempt, address, agreed, departures, at })
  }

  /** The login page redirects signed-in customers. */
  #enter(tab: ModelTab, who: CustomerName, act: (person: Person) => Promise<{ readonly ok: boolean }>): void {
    if (tab.page.session().status === 'signed-in' || this.#isOtherEntering(tab)) return
    tab.leaveCheckout()
    this.ledger.departed.get(tab.browser.number)?.delete(who)
    const entry: Ledger['entries'][number] = { tab, who, begunAt: this.time.now() }
    this.ledger.entries.push(entry)
    this.#track(tab, 'sign-in', act(this.people[who]), () => (entry.endedAt = this.time.now()))
  }

  /** No two tabs of a browser sign in within the same tenth of a second. */
  #isOtherEntering({ browser }: ModelTab): boolean {
    const since = this.time.now() - 100
    return this.ledger.entries.some(
      (entry) => entry.tab.browser === browser && (entry.endedAt ?? entry.begunAt) >= since,
    )
  }

  #signOut(tab: ModelTab): void {
    const who = this.shown(tab)
    if (who === undefined || !isCustomer(who)) return
    tab.leaveCheckout()
    const { page } = tab
    this.ledger.left(tab.browser.number, who, true)
    this.ledger.departedAt.set(tab.browser.number, this.time.now())
    // The shop starts again at its front page.
    this.#track(tab, 'sign-out', page.signOut(), () => tab.page === page && tab.load('shop'))
  }

  /** Records what a tab confirms, who appears in it, and who disappears. */
  #noteShown(): void {
    for (const tab of this.tabs) {
      const placed = placedIn(tab)?.order.id
      const { confirmed, turn } = this.ledger
      if (placed !== undefined && !confirmed.has(placed)) confirmed.set(placed, turn)
      const now = this.shown(tab)
      const before = this.#shownBefore.get(tab)
      if (now === undefined || now === before) continue
      this.#shownBefore.set(tab, now)
      const { number } = tab.browser
      if (before !== undefined && isCustomer(before)) {
        this.ledger.noteDeparture(tab)
        this.ledger.left(number, before, false)
      }
      if (isCustomer(now)) this.ledger.signedIn(number, now)
    }
  }

  /** Tracks a command's promise: it must settle and may not reject. */
  #track<Outcome>(
    tab: ModelTab,
    name: string,
    promise: Promise<Outcome>,
    then?: (outcome: Outcome) => unknown,
  ): void {
    const { page } = tab
    const { unsettled, rejections } = this.ledger
    unsettled.set(promise, name)
    this.#pages.set(promise, { tab, page })
    promise
      .then(
        (outcome) => then?.(outcome),
        (error: unknown) => rejections.push(`${name}: ${String(error)}`),
      )
      .finally(() => unsettled.delete(promise))
  }

  readonly #pages = new WeakMap<object, { readonly tab: ModelTab; readonly page: ModelTab['page'] }>()

  /** The commands of open pages that have not settled. */
  get unanswered(): readonly string[] {
    return [...this.ledger.unsettled].flatMap(([promise, name]) => {
      const { tab, page } = this.#pages.get(promise) ?? {}
      return tab?.isOpen === true && tab.page === page ? [name] : []
    })
  }

  #product(at: number): Product {
    const product = this.#products[at % this.#products.length]
    if (product === undefined) throw new Error('There is nothing to sell')
    return product
  }

  #variantOf(at: number): string {
    return this.#product(at).variants[0].id
  }
}

const credentialsOf = ({ address, password }: Person) => ({ email: address.email, password })

/** An add in progress. */
interface Adding {
  readonly tab: ModelTab
  readonly variantId: string
  befallen: number
  /** Another tab adds the same at the same time. */
  isBeside: boolean
}
