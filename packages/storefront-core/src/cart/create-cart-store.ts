import { createStore } from 'zustand/vanilla'
import type { Product } from '../catalogue/product.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import { onlyGuests, type IdentitySource } from '../ports/identity.ts'
import type { Clock, Connection, KeyValueStorage, TabChannel } from '../ports/platform.ts'
import type { Selection } from '../selection/variant-selection.ts'
import { systemClock } from '../system-clock.ts'
import type { CartClient } from './cart-client.ts'
import { cartChanged, createCartEffects, type TransferCart, type KnownProduct } from './cart.effects.ts'
import type { CartEvent } from './cart.events.ts'
import type { VariantChoice } from './cart.intents.ts'
import { transition } from './cart.machine.ts'
import { viewOf, type CartView } from './cart.selectors.ts'
import { initialMachine, type CartMachine } from './cart.state.ts'
import type { CartNotice, CartOutcome, Stock } from './cart.types.ts'

export interface CartStoreOptions {
  readonly client: CartClient
  /** Where a guest's cart id and its last known lines are kept between visits. */
  readonly storage: KeyValueStorage
  /** The same for a customer's cart: beside their session, so that it ends with it. */
  readonly customerStorage?: KeyValueStorage | undefined
  /** Who is signed in. A cart per person: signing in takes the guest's cart along, signing out leaves it behind. */
  readonly identity?: IdentitySource | undefined
  /** What a backend offers beyond Medusa's own `POST /store/carts/{id}/customer`, which is used without it. */
  readonly transferCart?: TransferCart | undefined
  /** What relative picture addresses are relative to. */
  readonly backendUrl: string
  /** Saves reading a product before adding it, when it was read less than a minute ago. */
  readonly lookupProduct?: ((productId: string) => KnownProduct | undefined) | undefined
  readonly clock?: Clock | undefined
  /** Without it every failure is taken for the backend's. With it, changes made without a network wait for one. */
  readonly connection?: Connection | undefined
  /** Keeps the visitor's open tabs in step. */
  readonly tabs?: TabChannel | undefined
  /** Where failures are written down; nowhere without it. */
  readonly log?: FailureLog | undefined
}

export interface CartState {
  /** What a screen shows; the same object until something changes. */
  readonly view: CartView
  readonly machine: CartMachine
}

export interface AddInput {
  readonly productId: string
  readonly quantity: number
  /** The chosen value of each option, by option id; none means the first variant. */
  readonly selectedOptions?: Selection | undefined
  /** The variant itself, where it is known, as of a line that is put back; it wins over options. */
  readonly variantId?: string | undefined
  /** What the screen knows of the product, so that the line shows at once and nothing need be read first. */
  readonly product?: Product | undefined
}

/**
 * The shopper's one cart. Commands never throw: they resolve when the backend has answered, with what came of
 * it. The view shows what is wanted at once and goes back where the backend refuses.
 */
export interface CartStore {
  getState(): CartState
  getInitialState(): CartState
  /** Returns a function that stops listening. */
  subscribe(listener: (state: CartState, before: CartState) => void): () => void
  /** Takes up the stored cart or makes one; resolves when it is known which. Later calls just wait for that. */
  start(): Promise<void>
  /** Asks again after a failure; one more failure is announced. */
  retry(): Promise<void>
  /** Reads the cart again, quietly: on focus, when the network is back. */
  refresh(): Promise<void>
  /** Adds pieces of the variant with the chosen options. */
  addItem(input: AddInput): Promise<CartOutcome>
  /** Sets a line's quantity; 0 or less removes it. */
  updateItem(lineId: string, quantity: number): Promise<CartOutcome>
  removeItem(lineId: string): Promise<CartOutcome>
  /** Removes the lines one by one; what the backend still holds stays visible if that fails half-way. */
  clear(): Promise<CartOutcome>
  /** Finds out whether everything in the cart can still be bought; lines that cannot say so in their `trouble`. */
  checkStock(): void
  /** Takes note of what was counted; the lines it is too little for say so. */
  noteStock(stock: Stock): void
  /** Sends what waits for its turn at once, because the page is being left; the answers are not waited for. */
  pageLeft(): void
  /** Returns a function that stops listening. */
  onNotice(listener: (notice: CartNotice) => void): () => void
}

export function createCartStore(options: CartStoreOptions): CartStore {
  const { client, storage, backendUrl, lookupProduct, tabs, transferCart, log, connection } = options
  const { clock = systemClock, identity = onlyGuests, customerStorage = storage } = options
  const store = createStore<CartState>(() => stateOf(initialMachine))
  const waiting = new Map<number, (outcome: CartOutcome) => void>()
  const listeners = new Set<(notice: CartNotice) => void>()
  const events: CartEvent[] = []
  let busy = false
  let lastTicket = 0

  const settle = (tickets: readonly number[], outcome: CartOutcome) => {
    for (const ticket of tickets) {
      waiting.get(ticket)?.(outcome)
      waiting.delete(ticket)
    }
  }
  const notify = (notice: CartNotice) => {
    for (const listener of listeners) listener(notice)
  }
  const run = createCartEffects({
    client,
    storages: { guest: storage, customer: customerStorage },
    transferCart,
    identify: () => identity.refresh?.(),
    backendUrl,
    lookupProduct,
    clock,
    tabs,
    log,
    dispatch,
    settle,
    notify,
  })

  /** An event that an effect raises waits until the other effects of the same step have run. */
  function dispatch(event: CartEvent): void {
    events.push(event)
    if (busy) return
    busy = true
    try {
      for (let next = events.shift(); next !== undefined; next = events.shift()) take(next)
    } finally {
      busy = false
    }
  }

  function take(event: CartEvent): void {
    const before = store.getState().machine
    const { machine, effects } = transition(before, event)
    if (machine !== before) store.setState(stateOf(machine), true)
    for (const effect of effects) run(effect)
  }

  function command(eventFor: (ticket: number) => CartEvent): Promise<CartOutcome> {
    lastTicket += 1
    const ticket = lastTicket
    return new Promise((resolve) => {
      waiting.set(ticket, resolve)
      begin()
      dispatch(eventFor(ticket))
    })
  }

  function begin(): void {
    if (store.getState().machine.phase.status !== 'idle') return
    tabs?.subscribe((message) => {
      if (message === cartChanged) dispatch({ type: 'changed.elsewhere' })
    })
    const follow = () => dispatch({ type: 'owner.changed', owner: identity.get() })
    identity.subscribe(follow)
    follow()
    const followConnection = () =>
      dispatch({ type: 'connection.changed', isOnline: connection?.isOnline() ?? true })
    connection?.subscribe(followConnection)
    followConnection()
    dispatch({ type: 'started' })
  }

  function untilKnown(): Promise<void> {
    return new Promise((resolve) => {
      if (isKnown(store.getState().machine)) return resolve()
      const stop = store.subscribe(({ machine }) => {
        if (!isKnown(machine)) return
        stop()
        resolve()
      })
    })
  }

  const reading = (type: 'started' | 'retry.requested' | 'refresh.requested') => () => {
    begin()
    dispatch({ type })
    return untilKnown()
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start: reading('started'),
    retry: reading('retry.requested'),
    refresh: reading('refresh.requested'),
    addItem: ({ productId, quantity, product, ...choice }) =>
      command((ticket) => ({
        type: 'add.requested',
        ticket,
        productId,
        quantity,
        choice: choiceOf(choice),
        product,
      })),
    updateItem: (lineId, quantity) =>
      command((ticket) => ({ type: 'update.requested', ticket, lineId, quantity, now: clock.now() })),
    removeItem: (lineId) => command((ticket) => ({ type: 'remove.requested', ticket, lineId })),
    clear: () => command((ticket) => ({ type: 'clear.requested', ticket })),
    checkStock: () => dispatch({ type: 'stock.requested' }),
    pageLeft: () => dispatch({ type: 'page.left' }),
    noteStock: (stock) => dispatch({ type: 'stock.counted', stock }),
    onNotice(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The cart as a screen shows it; the same object as long as nothing has changed. */
export function cartView(state: CartState): CartView {
  return state.view
}

function choiceOf({
  variantId,
  selectedOptions = {},
}: Pick<AddInput, 'variantId' | 'selectedOptions'>): VariantChoice {
  return variantId === undefined ? { by: 'options', selection: selectedOptions } : { by: 'id', variantId }
}

function stateOf(machine: CartMachine): CartState {
  return { machine, view: viewOf(machine) }
}

/** No reading is under way or due, so the standing is as fresh as was asked for. */
function isKnown({ phase, stale, isOffline }: CartMachine): boolean {
  return (!stale || isOffline) && phase.status !== 'idle' && !('reason' in phase)
}
