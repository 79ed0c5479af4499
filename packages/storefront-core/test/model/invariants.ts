import type { CartLine } from '../../src/cart/cart.types.ts'
import { guestAt, type Placement } from './ledger.ts'
import { longestWord, placedIn, type ModelTab } from './model-browser.ts'
import type { ModelShop } from './model-shop.ts'
import { isCustomer, wordsOf, type CustomerName, type PersonName } from './people.ts'
import type { OrderFacts } from './shop-backend.ts'

/** Must hold whenever the shop is at rest. */
export const invariants = [
  'the shop comes to rest',
  'a command never rejects, and is answered',
  'a token is sent for its customer alone',
  'a cart is seen by one person',
  'nothing of a customer is left where they signed out',
  'nothing of a customer is shown to another person',
  'an order of a guest is in no account',
  'an order of a customer is in their account',
  'an order has the address of the person who placed it',
  'what is charged was agreed to',
  'the lines shown make the subtotal shown',
  'a confirmed order exists once',
  'a new checkout does not show an old order',
  'an order is confirmed, or found again',
  'nothing is lost that was added',
  'a customer finds their earlier cart again',
] as const

export type Invariant = (typeof invariants)[number]

/** The names in MODEL_IGNORE, separated by semicolons: to look for other faults while one is being fixed. */
export const ignoredInvariants: ReadonlySet<string> = new Set((process.env['MODEL_IGNORE'] ?? '').split(';'))

export interface Violation {
  readonly invariant: Invariant
  readonly what: string
}

type Check = (shop: ModelShop, orders: readonly OrderFacts[]) => string | undefined

const checks: Readonly<Record<Invariant, Check>> = {
  'the shop comes to rest': ({ network: { restless } }) =>
    restless === undefined ? undefined : `${restless} is asked again and again`,
  'a command never rejects, and is answered': ({ ledger, unanswered }) =>
    ledger.rejections[0] ?? (unanswered[0] === undefined ? undefined : `${unanswered[0]} was not answered`),
  'a token is sent for its customer alone': ({ ledger }) => ledger.misused[0],
  'a cart is seen by one person': sharedCart,
  'nothing of a customer is left where they signed out': leftBehind,
  'nothing of a customer is shown to another person': shownToAnother,
  'an order of a guest is in no account': (shop, orders) =>
    firstOf(orders, (order) => {
      const placed = placementsOf(shop, order)
      const isGuests = placed.length > 0 && placed.every(({ who }) => !isCustomer(who))
      const isClaimed = placed.some((one) =>
        customersSince(shop, one).some((who) => shop.people[who].address.email === order.account),
      )
      return isGuests && !isClaimed && order.account !== undefined
        ? `${order.id}, placed by ${placed[0]?.who}, is in the account of ${order.account}`
        : undefined
    }),
  'an order of a customer is in their account': (shop, orders) =>
    firstOf(orders, (order) => {
      const placed = placementsOf(shop, order)
      const accounts = new Set(placed.map(({ who }) => shop.people[who].address.email))
      const isTheirs = order.account !== undefined && accounts.has(order.account)
      return placed.length > 0 && placed.every(({ who }) => isCustomer(who)) && !isTheirs
        ? `${order.id}, placed by ${placed[0]?.who}, is in the account of ${order.account ?? 'no one'}`
        : undefined
    }),
  'an order has the address of the person who placed it': (shop, orders) =>
    firstOf(orders, (order) => {
      const placed = placementsOf(shop, order)
      if (placed.length === 0) return `${order.id} was placed by no one`
      const isTheirs = placed.some((one) => {
        const people = [one.who, guestAt(one.tab.browser.number)]
        const emails = [...people, ...customersSince(shop, one)].map((who) => shop.people[who].address.email)
        const streets = people.map((who) => shop.people[who].address.address1)
        return emails.includes(order.email) && streets.includes(order.street)
      })
      return isTheirs
        ? undefined
        : `${order.id}, placed by ${placed[0]?.who}, goes to ${order.email}, ${order.street}`
    }),
  'what is charged was agreed to': wrongSum,
  'the lines shown make the subtotal shown': wrongLines,
  'a confirmed order exists once': (shop, orders) =>
    firstOf(shop.tabs, (tab) => {
      const placed = placedIn(tab)
      if (placed === undefined) return undefined
      const found = orders.filter(({ cartId }) => cartId === placed.request.cart.id)
      return found.length === 1 && found[0]?.id === placed.order.id
        ? undefined
        : `${placed.order.number} is confirmed, and there are ${found.length} orders of its cart`
    }),
  'a new checkout does not show an old order': (shop) =>
    firstOf(shop.tabs, (tab) => {
      const placed = placedIn(tab)
      const { view, machine } = tab.page.cart.getState()
      const isNew =
        view.status === 'ready' && view.lines.length > 0 && machine.cartId !== placed?.request.cart.id
      // A command whose page was closed before its answer takes precedence.
      const { confirmed, turn } = shop.ledger
      const isTold = (confirmed.get(placed?.order.id ?? '') ?? turn) < (tab.freshSince ?? 0)
      return placed !== undefined && isTold && isNew
        ? `${placed.order.number} is shown where ${view.itemCount} items are to be ordered`
        : undefined
    }),
  'an order is confirmed, or found again': notFound,
  'nothing is lost that was added': lost,
  'a customer finds their earlier cart again': (shop) =>
    firstOf(shop.tabs, (tab) => {
      const who = shop.shown(tab)
      if (who === undefined || !isCustomer(who)) return undefined
      return missing(shop, tab, plentifulIn(shop, shop.ledger.returned(tab.browser.number, who)))
    }),
}

/** The first violated invariant, or undefined. For a shop at rest. */
export async function violationIn(
  shop: ModelShop,
  ignored: ReadonlySet<string> = ignoredInvariants,
): Promise<Violation | undefined> {
  const orders = await shop.backend.orders()
  for (const order of orders) shop.ledger.ordered(order)
  shop.ledger.settleAdditions()
  for (const invariant of invariants) {
    if (ignored.has(invariant)) continue
    const what = checks[invariant](shop, orders)
    if (what !== undefined) return { invariant, what }
  }
  return undefined
}

function firstOf<One>(ones: Iterable<One>, check: (one: One) => string | undefined): string | undefined {
  for (const one of ones) {
    const found = check(one)
    if (found !== undefined) return found
  }
  return undefined
}

const placementsOf = ({ ledger }: ModelShop, { cartId }: OrderFacts) =>
  ledger.placements.filter((placement) => placement.cartId === cartId)

/** A guest who signs in while the order is in progress becomes that customer. */
const customersSince = ({ ledger }: ModelShop, { who, tab, at }: Placement): readonly CustomerName[] =>
  isCustomer(who)
    ? []
    : ledger.entries.flatMap((entry) =>
        entry.tab.browser === tab.browser && (entry.endedAt ?? Infinity) + longestWord >= at
          ? [entry.who]
          : [],
      )

/** A guest's cart may become that of the customer who signs in in the same browser; no other transfer exists. */
function sharedCart(shop: ModelShop): string | undefined {
  const { owners } = shop.ledger
  return firstOf(shop.tabs, (tab) => {
    const who = shop.shown(tab)
    const { machine } = tab.page.cart.getState()
    const { cartId, confirmed } = machine
    if (who === undefined || cartId === undefined) return undefined
    if (guestsUnread(shop, tab) === cartId) return undefined
    const owner = owners.get(cartId) ?? shop.ledger.customerIds.get(confirmed.customerId ?? '')
    const isGuests = owner !== undefined && !isCustomer(owner)
    const isClaimed =
      isGuests &&
      isCustomer(who) &&
      (owner === guestAt(tab.browser.number) || shop.ledger.claims.get(cartId) === who)
    const isAllowed = owner === undefined || owner === who || isClaimed
    if (isAllowed) owners.set(cartId, who)
    return isAllowed ? undefined : `${cartId} of ${owner} is shown to ${who}`
  })
}

/** A cart that could not be read, or not be transferred to a customer yet, shows the guest's lines. */
function guestsUnread({ ledger }: ModelShop, tab: ModelTab): string | undefined {
  const { machine, view } = tab.page.cart.getState()
  const isCustomers = ledger.customerIds.has(machine.confirmed.customerId ?? '')
  return view.status === 'unconfirmed' && !isCustomers ? machine.cartId : undefined
}

/** Carts that a guest tried to order; the guest may know them. */
const triedByGuests = ({ ledger }: ModelShop): ReadonlySet<string> =>
  new Set(ledger.placements.flatMap(({ who, cartId }) => (isCustomer(who) ? [] : `"${cartId}"`)))

/** Everything that identifies a customer: words, ids, tokens, carts. */
function tracesOf(shop: ModelShop, who: CustomerName): readonly string[] {
  const { tokens, customerIds, owners } = shop.ledger
  const of = (known: ReadonlyMap<string, PersonName>) =>
    [...known].flatMap(([name, whose]) => (whose === who ? [`"${name}"`, `=${name}`] : []))
  return [...wordsOf(shop.people[who]), ...of(tokens), ...of(customerIds), ...of(owners)]
}

function leftBehind(shop: ModelShop): string | undefined {
  return firstOf(shop.ledger.departed, ([number, gone]) =>
    firstOf(gone, (who) => {
      const browser = shop.browsers[number === 0 ? 0 : 1]
      const traces = tracesOf(shop, who)
      const tried = triedByGuests(shop)
      const places: readonly (readonly [string, () => string])[] = [
        ['local storage', () => `${browser.persistent.text}\n`],
        ...browser.tabs.flatMap((tab, at) => [
          [
            `the session storage of tab ${at}`,
            () => (tab.hasMissedSignOut ? '' : `${tab.perTab.text}\n`),
          ] as const,
          [`the memory of tab ${at}`, () => textOf(tab.page.states())] as const,
        ]),
      ]
      return firstOf(places, ([place, read]) => {
        const text = read()
        const found = traces.find((trace) =>
          trace.startsWith('=') ? text.includes(`${trace}\n`) : text.includes(trace) && !tried.has(trace),
        )
        return found === undefined ? undefined : `${place} still has ${found} of ${who}`
      })
    }),
  )
}

function shownToAnother(shop: ModelShop): string | undefined {
  return firstOf(shop.tabs, (tab) => {
    const shown = shop.shown(tab)
    if (shown === undefined) return undefined
    const { page } = tab
    const text = textOf([
      page.session(),
      page.cart.getState().view,
      page.wishlist.getState(),
      page.checkout()?.getState().view,
    ])
    // A guest who places an order and signs in before the answer has a customer's order, and knows its cart.
    const ordered = shop.ledger.placements.filter(
      (one) => one.who === shown || customersSince(shop, one).some((who) => who === shown),
    )
    const own = new Set(
      [...ordered.map(({ cartId }) => cartId), guestsUnread(shop, tab)].map((id) => `"${id}"`),
    )
    return firstOf(['anna', 'ben', 'cleo'] as const, (who) => {
      if (who === shown) return undefined
      const found = tracesOf(shop, who).find((trace) => text.includes(trace) && !own.has(trace))
      return found === undefined ? undefined : `${found} of ${who} is shown to ${shown}`
    })
  })
}

const textOf = (states: readonly unknown[]): string => states.map((state) => JSON.stringify(state)).join('\n')

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.005

function wrongSum(shop: ModelShop, orders: readonly OrderFacts[]): string | undefined {
  return firstOf(orders, (order) => {
    const placed = placementsOf(shop, order)
    const confirmations = shop.tabs.flatMap((tab) => placedIn(tab) ?? [])
    const confirmed = confirmations.find(({ order: { id } }) => id === order.id)
    if (confirmed !== undefined && !isSame(confirmed.request.quote.total.amount, order.total))
      return `${order.id} costs ${order.total}, and ${confirmed.request.quote.total.amount} is confirmed`
    return placed.some(({ agreed }) => isSame(agreed, order.total))
      ? undefined
      : `${order.id} costs ${order.total}, and ${placed.map(({ agreed }) => agreed).join(' or ')} was agreed to`
  })
}

function wrongLines(shop: ModelShop): string | undefined {
  return firstOf(shop.tabs, (tab) => {
    const { cart } = tab.page
    const { view } = cart.getState()
    if (!isSame(sumOf(view.lines), view.subtotal.amount))
      return `the cart's lines make ${sumOf(view.lines)}, its subtotal is ${view.subtotal.amount}`
    const checkout = tab.page.checkout()?.getState().view
    const lines = checkout?.lines
    if (lines === undefined || checkout === undefined || checkout.cart.status !== 'ready') return undefined
    // While an order is looked up, the current cart may be another one.
    if ('request' in checkout.phase) return undefined
    return isSame(sumOf(lines), checkout.quote.subtotal.amount)
      ? undefined
      : `checkout's lines make ${sumOf(lines)}, its subtotal is ${checkout.quote.subtotal.amount}`
  })
}

const sumOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0)

/** An order is found if a screen confirms it, an account lists it, or a tab has a record to look it up. */
function notFound(shop: ModelShop, orders: readonly OrderFacts[]): string | undefined {
  return firstOf(orders, (order) => {
    if (shop.ledger.confirmed.has(order.id) || order.account !== undefined) return undefined
    const known = placementsOf(shop, order).some(
      ({ tab, departures }) =>
        !tab.isOpen ||
        shop.ledger.departures(tab) !== departures ||
        (shop.isOver ? false : tab.perTab.text.includes(order.cartId)),
    )
    return known ? undefined : `${order.id} exists, and no screen knows of it`
  })
}

function lost(shop: ModelShop): string | undefined {
  return firstOf(shop.tabs, (tab) => {
    const who = shop.shown(tab)
    if (who === undefined) return undefined
    const bag = shop.ledger.bag(tab.browser.number, who)
    return isCustomer(who) ? missing(shop, tab, plentifulIn(shop, bag)) : missing(shop, tab, bag)
  })
}

/** Scarce variants may be left out when two carts of a customer are merged. */
function plentifulIn(
  { ledger }: ModelShop,
  pieces: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map([...pieces].filter(([variantId]) => !ledger.scarce.has(variantId)))
}

/** In two sessions a customer may have two carts until they sign in again: then both count. */
function missing(shop: ModelShop, tab: ModelTab, expected: ReadonlyMap<string, number>): string | undefined {
  if (tab.page.cart.getState().view.status !== 'ready') return undefined
  const who = shop.shown(tab)
  const isTheirs = (one: ModelTab) => who !== undefined && isCustomer(who) && shop.shown(one) === who
  // The view of this tab counts for its own cart, not that of a tab that received no message.
  const carts = [...shop.tabs.filter(isTheirs), tab].map(({ page }) => page.cart.getState())
  const lines = new Map(carts.map(({ machine, view }) => [machine.cartId, view.lines])).values()
  const shown = [...lines].flat()
  return firstOf(expected, ([variantId, quantity]) => {
    const found = shown.filter((line) => line.variantId === variantId)
    const count = found.reduce((sum, line) => sum + line.quantity, 0)
    return count >= quantity
      ? undefined
      : `${count} of ${quantity} pieces of ${variantId} are left in the cart`
  })
}
