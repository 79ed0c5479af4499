import type { Failure } from '../failure/failure.ts'
import { unknownCurrency } from '../money/money.ts'
import type { Identity } from '../ports/identity.ts'
import type { Intent } from './cart.intents.ts'
import type { Cart, KnownLines, Stock } from './cart.types.ts'

/**
 * Why the cart is being read. `start`: the shopper waits to see it, and is told of a failure; `refresh`: in passing;
 * `elsewhere`: another tab has changed it.
 */
export type ReadReason = 'start' | 'refresh' | 'elsewhere'

/**
 * What is going on. At most one request is under way at any time; `turn` is its number, and an answer with
 * another number is stale.
 */
export type Phase =
  | { readonly status: 'idle' }
  /** It is not known yet whose cart is wanted. */
  | { readonly status: 'identifying'; readonly reason: ReadReason }
  /** The storage is being asked for the cart's id; `made` is a cart just created, not yet taken into use. */
  | { readonly status: 'recalling'; readonly reason: ReadReason; readonly made?: Cart }
  /** The backend is being asked for the customer's own cart, which takes over the guest's cart. */
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
  /** The outcome of a write is not known; the cart is read to find out. */
  | {
      readonly status: 'checking'
      readonly turn: number
      readonly intentId: number
      readonly failure: Failure
      readonly attempt: number
    }
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'unavailable' }

export type PhaseName = Phase['status']

/** How the cart stood when last at rest; it is what the shopper sees while something is under way. */
export type CartStatus =
  | { readonly status: 'starting' }
  | { readonly status: 'ready' }
  | { readonly status: 'unconfirmed'; readonly failure: Failure }
  | { readonly status: 'unavailable'; readonly failure: Failure }

export interface CartMachine {
  /** Whose cart this is. A cart is never shown to anyone else. */
  readonly owner: Identity
  readonly phase: Phase
  readonly lastStatus: CartStatus
  readonly cartId: string | undefined
  /** The last cart that proved to be deleted or completed; its id is never used again. */
  readonly goneId: string | undefined
  readonly confirmed: KnownLines
  readonly intents: readonly Intent[]
  /** What was last counted, of the variants that were asked about. */
  readonly stock: Stock
  /** Something was changed elsewhere, or may have been: read again before the next write. */
  readonly stale: boolean
  /** There is no connection: nothing is written until there is. */
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
