import { waitUntil } from '../async/wait-until.ts'
import { createEmitter } from '../emitter.ts'
import { createMachineStore, type MachineState, type MachineStore } from '../machine/create-machine-store.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import type { RegionSource } from '../catalogue/region.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import { isSameIdentity, onlyGuests, type IdentitySource } from '../ports/identity.ts'
import type { Clock, Connection, KeyValueStorage, TabChannel } from '../ports/platform.ts'
import { systemClock } from '../system-clock.ts'
import type { CartClient } from './cart-client.ts'
import { takeAdds } from './take-adds.ts'
import { cartChanged, createCartEffects, type TransferCart, type KnownProduct } from './cart.effects.ts'
import type { CartEffect, CartEvent } from './cart.events.ts'
import { type VariantChoice, initialMachine, type CartMachine, type NewCart } from './cart.state.ts'
import { transition } from './cart.machine.ts'
import { viewOf } from './cart.selectors.ts'
import type { AddInput, CartNotice, CartOutcome, CartView, Stock } from './cart.types.ts'

export interface CartStoreOptions {
  readonly client: CartClient
  /** Storage of a guest's cart id and last known lines between visits. */
  readonly storage: KeyValueStorage
  /** The same for a customer's cart; should end with the session. */
  readonly customerStorage?: KeyValueStorage | undefined
  /**
   * Ends with the tab: an add that cannot be sent before its page is left, as while the first cart is being
   * created, waits in it for the tab's next page. Without it, only a page that is shown again has it.
   */
  readonly tabStorage?: KeyValueStorage | undefined
  /**
   * The identity. Each has its own cart: signing in keeps the guest's cart, signing out leaves the customer's
   * behind.
   */
  readonly identity?: IdentitySource | undefined
  /** Replaces Medusa's `POST /store/carts/{id}/customer`, for a backend that merges carts. */
  readonly transferCart?: TransferCart | undefined
  /**
   * When a new cart is made. Default: at the start, so that its id is there for everything that needs one. `with-first-add`
   * leaves visitors who put nothing into a cart without one.
   */
  readonly newCart?: NewCart | undefined
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** The region that a new cart is made in. Default: the backend's own. */
  readonly region?: RegionSource | undefined
  /** Returns a loaded product; one younger than a minute is not read again before it is added. */
  readonly lookupProduct?: ((productId: string) => KnownProduct | undefined) | undefined
  readonly clock?: Clock | undefined
  /**
   * With it, changes made offline wait for a connection. Without it, every failure counts as the backend's.
   */
  readonly connection?: Connection | undefined
  /** Keeps the open tabs in sync. */
  readonly tabs?: TabChannel | undefined
  /** Receives failures; without it nothing is logged. */
  readonly log?: FailureLog | undefined
}

export type CartState = MachineState<CartMachine, CartView>

/**
 * The shopper's cart. Commands never throw: they resolve with the outcome when the backend has answered.
 * Changes show at once and are rolled back when the backend refuses them.
 */
export interface CartStore extends MachineStore<CartMachine, CartView> {
  /** Reads the stored cart or creates one (see `newCart`); resolves when the status is known. Later calls await the same. */
  start(): Promise<void>
  /** Reads again after a failure; another failure is announced. */
  retry(): Promise<void>
  /** Reads the cart again in the background: on focus, or when the network is back. */
  refresh(): Promise<void>
  /** The cart with this id has become an order: another one takes its place. Resolves as `refresh` does. */
  ordered(cartId: string): Promise<void>
  /** Adds a quantity of the variant with the chosen options. */
  addItem(input: AddInput): Promise<CartOutcome>
  /** Sets a line's quantity; 0 or less removes it. */
  updateItem(lineId: string, quantity: number): Promise<CartOutcome>
  removeItem(lineId: string): Promise<CartOutcome>
  /** Removes the lines one by one; if it fails half-way, the remaining lines stay visible. */
  clear(): Promise<CartOutcome>
  /**
   * Checks whether everything in the cart can still be bought; affected lines get a `problem`. With `accepted` only if the
   * backend has not just accepted all of it.
   */
  checkStock(unless?: 'accepted'): void
  /** Takes stock counted elsewhere; lines that exceed it get a `problem`. */
  noteStock(stock: Stock): void
  /**
   * Sends waiting changes at once, because the page is being left; the answers are not awaited. Adds that
   * cannot be sent yet wait in `tabStorage` for the next `start`, `retry` or `refresh`.
   */
  pageLeft(): void
  /** Returns the unsubscribe function. */
  onNotice(listener: (notice: CartNotice) => void): () => void
}

/**
 * The cart of one visitor: it shows each change at once, sends the changes one after another, and looks after lost answers. It reads
 * its cart at `start()`, and makes one with the first add. Subscribe to it, and read `cartView(cart.getState())`.
 *
 * No command throws: each resolves to a `CartOutcome`, which says why something was not done. `/store/carts`, `/store/carts/{id}`,
 * `/store/carts/{id}/line-items`
 *
 * @example
 * const cart = createCartStore({ client, storage: createMemoryStorage(), backendUrl })
 * await cart.start()
 * const outcome = await cart.addItem({ productId: product.id, quantity: 1, product })
 * if (!outcome.ok) console.log(outcome.reason)
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { client, storage, backendUrl, region, lookupProduct, tabs, transferCart, log, connection } = options
  const { clock = systemClock, identity = onlyGuests, customerStorage = storage } = options
  const { tabStorage = createMemoryStorage(), newCart = 'at-start' } = options
  const { store, dispatch } = createMachineStore<CartMachine, CartEvent, CartEffect, CartView>({
    initial: { ...initialMachine, newCart },
    transition,
    viewOf,
    run: (effect) => run(effect),
  })
  const notices = createEmitter<CartNotice>()
  const waiting = new Map<number, (outcome: CartOutcome) => void>()
  let lastTicket = 0

  const settle = (tickets: readonly number[], outcome: CartOutcome) => {
    for (const ticket of tickets) {
      waiting.get(ticket)?.(outcome)
      waiting.delete(ticket)
    }
  }
  async function isStillOwner(): Promise<boolean> {
    const owner = identity.get()
    await identity.settled?.()
    return isSameIdentity(owner, identity.get())
  }

  const run = createCartEffects({
    client,
    storages: { guest: storage, customer: customerStorage },
    tabStorage,
    transferCart,
    identify: () => identity.refresh?.(),
    isStillOwner,
    backendUrl,
    region,
    lookupProduct,
    clock,
    tabs,
    log,
    dispatch,
    settle,
    notify: notices.emit,
  })

  function command(eventFor: (ticket: number) => CartEvent): Promise<CartOutcome> {
    lastTicket += 1
    const ticket = lastTicket
    return new Promise((resolve) => {
      waiting.set(ticket, resolve)
      begin()
      dispatch(eventFor(ticket))
    })
  }

  const isIdle = () => store.getState().machine.phase.status === 'idle'

  function begin(): void {
    if (!isIdle()) return
    tabs?.subscribe((message) => {
      if (message.startsWith(cartChanged))
        dispatch({ type: 'changed.elsewhere', taken: message.slice(cartChanged.length) })
    })
    const follow = () => dispatch({ type: 'owner.changed', owner: identity.get() })
    identity.subscribe(follow)
    follow()
    const followConnection = () =>
      dispatch({ type: 'connection.changed', isOnline: connection?.isOnline() ?? true })
    connection?.subscribe(followConnection)
    followConnection()
    dispatch({ type: 'started' })
    addUnsent()
  }

  /** Adds what an earlier page of the tab, or this one before it was left, could not send. */
  function addUnsent(): void {
    for (const add of takeAdds(tabStorage)) void addItem(add)
  }

  const addItem = ({ productId, quantity, before, product, ...choice }: AddInput) =>
    command((ticket) => ({
      type: 'add.requested',
      ticket,
      productId,
      quantity,
      choice: choiceOf(choice),
      before,
      product,
    }))

  function read(event: CartEvent): Promise<void> {
    // The first call starts the cart, which reads it.
    if (isIdle()) begin()
    else dispatch(event)
    addUnsent()
    return waitUntil(() => isKnown(store.getState().machine), store.subscribe)
  }

  return {
    ...store,
    start: () => read({ type: 'started' }),
    retry: () => read({ type: 'retry.requested' }),
    refresh: () => read({ type: 'refresh.requested' }),
    ordered: (cartId) => read({ type: 'cart.ordered', cartId }),
    addItem,
    updateItem: (lineId, quantity) =>
      command((ticket) => ({ type: 'update.requested', ticket, lineId, quantity, now: clock.now() })),
    removeItem: (lineId) => command((ticket) => ({ type: 'remove.requested', ticket, lineId })),
    clear: () => command((ticket) => ({ type: 'clear.requested', ticket })),
    checkStock: (unless) => dispatch({ type: 'stock.requested', ...omitUndefined({ unless }) }),
    pageLeft: () => dispatch({ type: 'page.left' }),
    noteStock: (stock) => dispatch({ type: 'stock.counted', stock }),
    onNotice: notices.subscribe,
  }
}

/** The cart for screens; the same object until something changes. */
export function cartView(state: CartState): CartView {
  return state.view
}

function choiceOf({
  variantId,
  selectedOptions = {},
}: Pick<AddInput, 'variantId' | 'selectedOptions'>): VariantChoice {
  return variantId === undefined ? { by: 'options', selectedOptions } : { by: 'id', variantId }
}

/** No read is in progress or due, so the status is current. */
function isKnown({ phase, stale, isOffline }: CartMachine): boolean {
  return (!stale || isOffline) && phase.status !== 'idle' && !('reason' in phase)
}
