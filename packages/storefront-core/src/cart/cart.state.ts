import type { Failure } from '../failure/failure.ts'
import { unknownCurrency } from '../money/money.ts'
import type { Identity } from '../ports/identity.ts'
import type { Cart, KnownLines, Stock, CartLine } from './cart.types.ts'
import type { Selection } from '../selection/variant-selection.ts'

/**
 * Why the cart is being read. `start`: the shopper waits for it, and a failure is announced; `refresh`: in
 * the background; `elsewhere`: another tab has changed it; `ordered`: the one before has become an order.
 */
export type ReadReason = 'start' | 'refresh' | 'elsewhere' | 'ordered'

/**
 * The current activity. At most one request is in progress; `turn` is its number, and an answer with another
 * number is stale.
 */
export type CartPhase =
  | { readonly status: 'idle' }
  /** The identity is not known yet. */
  | { readonly status: 'identifying'; readonly reason: ReadReason }
  /** The cart id is being read from the storage; `made` is a new cart that is not in use yet. */
  | { readonly status: 'recalling'; readonly reason: ReadReason; readonly made?: Cart }
  /** The customer's own cart is being requested, merged with the guest's cart. */
  | {
      readonly status: 'transferring'
      readonly reason: ReadReason
      readonly turn: number
      readonly guestCartId?: string
    }
  | { readonly status: 'reading'; readonly reason: ReadReason; readonly turn: number }
  | { readonly status: 'creating'; readonly reason: ReadReason; readonly turn: number }
  | { readonly status: 'ready' }
  | { readonly status: 'writing'; readonly turn: number; readonly intentId: number }
  /** The outcome of a write is unknown; the cart is read to find out. */
  | {
      readonly status: 'checking'
      readonly turn: number
      readonly intentId: number
      readonly failure: Failure
      readonly attempt: number
    }
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'unavailable' }

export type PhaseName = CartPhase['status']

/** The last status at rest, which stays on screen while a request is in progress. */
export type CartStatus =
  | { readonly status: 'starting' }
  | { readonly status: 'ready' }
  | { readonly status: 'unconfirmed'; readonly failure: Failure }
  | { readonly status: 'unavailable'; readonly failure: Failure }

/** When a new cart is made: as soon as the shop opens, or with the first thing that is put into it. */
export type NewCart = 'at-start' | 'with-first-add'

export interface CartMachine {
  readonly newCart: NewCart
  /** The identity this cart belongs to. A cart is never shown to another one. */
  readonly owner: Identity
  readonly phase: CartPhase
  readonly lastStatus: CartStatus
  readonly cartId: string | undefined
  /** The last cart that was deleted or completed; its id is never used again. */
  readonly goneId: string | undefined
  readonly confirmed: KnownLines
  readonly intents: readonly Intent[]
  /** The last known stock of the requested variants. */
  readonly stock: Stock
  /** The cart was or may have been changed elsewhere: read it before the next write. */
  readonly stale: boolean
  /** No connection: nothing is written until there is one. */
  readonly isOffline: boolean
  readonly nextTurn: number
  readonly lastUpdate: { readonly lineId: string; readonly at: number } | undefined
}

export const noLines: KnownLines = {
  currency: unknownCurrency,
  lines: [],
  promotions: { codes: [], discount: { amount: 0, currency: unknownCurrency } },
}

export const initialMachine: CartMachine = {
  newCart: 'at-start',
  owner: { status: 'unknown' },
  phase: { status: 'idle' },
  lastStatus: { status: 'starting' },
  cartId: undefined,
  goneId: undefined,
  confirmed: noLines,
  intents: [],
  stock: new Map(),
  stale: false,
  isOffline: false,
  nextTurn: 1,
  lastUpdate: undefined,
}

/** Selects a variant of a product: by its options or by its id. */
export type VariantChoice =
  | { readonly by: 'options'; readonly selectedOptions: Selection }
  | { readonly by: 'id'; readonly variantId: string }

/**
 * A change the shopper has made and the backend has not confirmed. `tickets` are the commands that await it:
 * a later change of the same line joins an unsent earlier one. `id` is the first ticket.
 */
interface Wanted {
  readonly id: number
  readonly tickets: readonly number[]
  /** Held until there is a connection; its commands have resolved with `isWaiting`. */
  readonly isHeld?: true
  /** Of an add or a relative change: the quantity in the cart before this was first sent. */
  readonly before?: number | undefined
}

export interface AddIntent extends Wanted {
  readonly kind: 'add'
  /** `unconfirmed`: the answer was lost and the cart could not be read since; no command awaits it any more. */
  readonly stage: 'looking-up' | 'waiting' | 'unconfirmed'
  readonly productId: string
  readonly quantity: number
  readonly choice: VariantChoice
  readonly variantId?: string
  /** The optimistic line, when enough is known of the product. */
  readonly line?: CartLine
  /** Already sent to a cart that turned out to be gone. */
  readonly resent?: true
}

export interface UpdateIntent extends Wanted {
  readonly kind: 'update'
  /** `pausing`: debounced, because more presses may follow. */
  readonly stage: 'pausing' | 'waiting'
  readonly lineId: string
  /** The quantity that the shopper sees. */
  readonly quantity: number
  /** Relative change, which keeps changes of other tabs. Without it the quantity is set. */
  readonly by?: number
}

export interface RemoveIntent extends Wanted {
  readonly kind: 'remove'
  readonly stage: 'waiting'
  readonly lineId: string
  readonly line?: CartLine
}

export interface ClearIntent extends Wanted {
  readonly kind: 'clear'
  readonly stage: 'waiting'
  /**
   * The lines at the time it was held offline, with the pending lines of earlier adds. Lines that other tabs
   * add later stay.
   */
  readonly lineIds?: readonly string[]
}

export type Intent = AddIntent | UpdateIntent | RemoveIntent | ClearIntent

export function linesToClear(
  lines: readonly CartLine[],
  { lineIds }: Pick<ClearIntent, 'lineIds'>,
): readonly CartLine[] {
  return lineIds === undefined ? lines : lines.filter(({ id }) => lineIds.includes(id))
}

/** The id of a line until the backend has given it one. */
export function pendingLineId(intent: AddIntent): string {
  return `pending-${intent.id}`
}

export const isLookingUp = (intent: Intent): intent is AddIntent => intent.stage === 'looking-up'
export const isPausing = (intent: Intent): intent is UpdateIntent => intent.stage === 'pausing'

/** The intent whose write is in progress or being checked. */
export function intentUnderWay({ phase, intents }: CartMachine): Intent | undefined {
  return 'intentId' in phase ? intents.find(({ id }) => id === phase.intentId) : undefined
}

export function replaceIntent(machine: CartMachine, intent: Intent): CartMachine {
  return { ...machine, intents: machine.intents.map((other) => (other.id === intent.id ? intent : other)) }
}

export function withoutIntent(machine: CartMachine, intent: Intent): CartMachine {
  return { ...machine, intents: machine.intents.filter(({ id }) => id !== intent.id) }
}
