import type { Failure } from '../failure/failure.ts'
import { unknownCurrency } from '../money/money.ts'
import type { Identity } from '../ports/identity.ts'
import type { Intent } from './cart.intents.ts'
import type { Cart, KnownLines, Stock } from './cart.types.ts'

/**
 * Why the cart is being read. `start`: the shopper waits for it, and a failure is announced; `refresh`: in
 * the background; `elsewhere`: another tab has changed it.
 */
export type ReadReason = 'start' | 'refresh' | 'elsewhere'

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

export interface CartMachine {
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
