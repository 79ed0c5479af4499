import type { Selection } from '../selection/variant-selection.ts'
import type { CartLine } from './cart.types.ts'

/** Selects a variant of a product: by its options or by its id. */
export type VariantChoice =
  | { readonly by: 'options'; readonly selection: Selection }
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
}

export interface AddIntent extends Wanted {
  readonly kind: 'add'
  /** `doubtful`: the answer was lost and the cart could not be read since; no command awaits it any more. */
  readonly stage: 'looking-up' | 'waiting' | 'doubtful'
  readonly productId: string
  readonly quantity: number
  readonly choice: VariantChoice
  readonly variantId?: string
  /** The optimistic line, when enough is known of the product. */
  readonly line?: CartLine
  /** Quantity of the variant in the cart before this was first sent. */
  readonly before?: number
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
  /** Quantity of the line before this was first sent. */
  readonly before?: number
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
  /** The lines at the time it was held offline. Lines that other tabs add later stay. */
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
