import type { CheckoutAddress } from '../../src/ports/checkout-gateway.ts'
import type { ModelTab } from './model-browser.ts'
import { isCustomer, type CustomerName, type PersonName } from './people.ts'
import type { OrderFacts } from './shop-backend.ts'

/** A press of a button that may place an order. */
export interface Placement {
  readonly tab: ModelTab
  readonly who: PersonName
  readonly cartId: string
  readonly attempt: string
  readonly address: CheckoutAddress
  /** The total on the screen at that moment. */
  readonly agreed: number
  /** In milliseconds since 1970. */
  readonly at: number
  /** How often a customer had left this tab, or its session storage was lost, before. */
  readonly departures: number
}

type Pieces = Map<string, number>

/** An item that a guest added to a cart. A customer who signs in may take it over. */
interface GuestAddition {
  readonly browser: number
  readonly cartId: string | undefined
  readonly variantId: string
  readonly quantity: number
}

/** A sign-in with its begin and answer, in milliseconds since 1970. */
interface Entry {
  readonly tab: ModelTab
  readonly who: CustomerName
  readonly begunAt: number
  endedAt?: number
}

/** The actions of a history and their outcomes on screen: the invariants compare the shop with them. */
export class Ledger {
  readonly placements: Placement[] = []
  /** The number of commands so far. */
  turn = 0
  /** Orders that a screen has confirmed, with the command after which it first did. */
  readonly confirmed = new Map<string, number>()
  /** The owner of each cart: the last person who was allowed to see it. */
  readonly owners = new Map<string, PersonName>()
  /** The customer to whom the backend has given each guest's cart. */
  readonly claims = new Map<string, CustomerName>()
  readonly tokens = new Map<string, CustomerName>()
  readonly customerIds = new Map<string, CustomerName>()
  /** Every sign-in that was begun. */
  readonly entries: Entry[] = []
  /** Variants with a counted stock that may run out. */
  readonly scarce = new Set<string>()
  /** Requests with the token of another person than the one shown. */
  readonly misused: string[] = []
  readonly rejections: string[] = []
  readonly unsettled = new Map<object, string>()
  /** The customers who have signed out of a browser and not come back, by browser number. */
  readonly departed = new Map<number, Set<CustomerName>>()
  /** The last sign-out in each browser, by its number. */
  readonly departedAt = new Map<number, number>()
  /** The last loss of storage of each browser, by its number. */
  readonly lostAt = new Map<number, number>()
  readonly #seenOrders = new Set<string>()
  readonly #departures = new WeakMap<ModelTab, number>()
  readonly #bags = new Map<string, Pieces>()
  #byGuests: GuestAddition[] = []
  /** The items that customers left in their carts, by browser and name. */
  readonly #promised = new Map<string, Pieces>()
  #epoch = 0

  departures(tab: ModelTab): number {
    return this.#departures.get(tab) ?? 0
  }

  noteDeparture(tab: ModelTab): void {
    this.#departures.set(tab, this.departures(tab) + 1)
  }

  bag(browser: number, who: PersonName): ReadonlyMap<string, number> {
    return isCustomer(who) ? this.#bag(browser, who) : this.#guestsBag(browser)
  }

  /** The items that a returning customer left in their cart, as far as they are unchanged since. */
  returned(browser: number, who: CustomerName): ReadonlyMap<string, number> {
    return this.#bag(browser, `returned ${who}`)
  }

  /** Changes with every removal: an add that began before it and is confirmed after it may be gone. */
  get epoch(): number {
    return this.#epoch
  }

  added(browser: number, who: PersonName, variantId: string, quantity: number): void {
    const bag = this.#bag(browser, who)
    bag.set(variantId, (bag.get(variantId) ?? 0) + quantity)
  }

  addedByGuest(addition: GuestAddition): void {
    this.#byGuests.push(addition)
  }

  /** Assigns a guest's additions to the customer to whom the backend gave the cart. */
  settleAdditions(): void {
    this.#byGuests = this.#byGuests.filter(({ browser, cartId, variantId, quantity }) => {
      const customer = this.claims.get(cartId ?? '')
      if (customer !== undefined) this.added(browser, customer, variantId, quantity)
      return customer === undefined
    })
  }

  /** Expects nothing of this variant, or of any, from here on. A customer has one cart in all browsers. */
  changed(browser: number, who: PersonName | undefined, variantId: string | undefined): void {
    this.#epoch += 1
    this.#byGuests = this.#byGuests.filter(
      (one) => one.browser !== browser || (variantId !== undefined && one.variantId !== variantId),
    )
    for (const [key, bag] of [...this.#bags, ...this.#promised]) {
      if (!key.startsWith(`${browser} `) && !(who && isCustomer(who) && key.endsWith(who))) continue
      if (variantId === undefined) bag.clear()
      else bag.delete(variantId)
    }
  }

  lostBrowser(browser: number, at: number): void {
    this.lostAt.set(browser, at)
    this.changed(browser, undefined, undefined)
    for (const key of this.#promised.keys()) if (key.startsWith(`${browser} `)) this.#promised.delete(key)
  }

  signedIn(browser: number, who: CustomerName): void {
    this.settleAdditions()
    // The cart of this browser takes over what the one of another held. The shop does not notify the other browser, so
    // later additions there may be alone in its cart until the customer signs in again.
    this.#bag(1 - browser, who).clear()
    this.#bag(1 - browser, `returned ${who}`).clear()
    const returned = this.#bag(browser, `returned ${who}`)
    for (const [variantId, quantity] of this.#promised.get(`${browser} ${who}`) ?? [])
      returned.set(variantId, quantity)
    this.#promised.delete(`${browser} ${who}`)
    this.departed.get(browser)?.delete(who)
  }

  left(browser: number, who: CustomerName, isAsked: boolean): void {
    const bag = this.#bag(browser, who)
    const returned = this.#bag(browser, `returned ${who}`)
    if (bag.size + returned.size > 0) this.#promised.set(`${browser} ${who}`, new Map([...returned, ...bag]))
    bag.clear()
    returned.clear()
    if (!isAsked) return
    const departed = this.departed.get(browser) ?? new Set()
    this.departed.set(browser, departed.add(who))
  }

  /** Ordered items are no longer expected in a cart. */
  ordered(order: OrderFacts): void {
    if (this.#seenOrders.has(order.id)) return
    this.#seenOrders.add(order.id)
    this.#byGuests = this.#byGuests.filter(({ cartId }) => cartId !== order.cartId)
    const placed = this.placements.filter(({ cartId }) => cartId === order.cartId)
    const browsers = new Set(placed.map(({ tab }) => tab.browser.number))
    const customers = placed.map(({ who }) => who).filter(isCustomer)
    for (const [key, bag] of [...this.#bags, ...this.#promised]) {
      const isTheirs = browsers.has(Number(key.split(' ')[0])) || customers.some((who) => key.endsWith(who))
      if (!isTheirs) continue
      for (const [variantId, quantity] of Object.entries(order.pieces))
        bag.set(variantId, Math.max(0, (bag.get(variantId) ?? 0) - quantity))
    }
    this.#epoch += 1
  }

  #guestsBag(browser: number): Pieces {
    const bag: Pieces = new Map()
    for (const one of this.#byGuests)
      if (one.browser === browser) bag.set(one.variantId, (bag.get(one.variantId) ?? 0) + one.quantity)
    return bag
  }

  #bag(browser: number, who: string): Pieces {
    const key = `${browser} ${who}`
    const bag = this.#bags.get(key) ?? new Map<string, number>()
    this.#bags.set(key, bag)
    return bag
  }
}

export const guestAt = (browser: number): PersonName => (browser === 0 ? 'guest-0' : 'guest-1')
