import type { Selection } from '../selection/variant-selection.ts'
import type { CartLine } from './cart.types.ts'

/** Which variant of a product is wanted: the one with these options, or the one with this id. */
export type VariantChoice =
  | { readonly by: 'options'; readonly selection: Selection }
  | { readonly by: 'id'; readonly variantId: string }

/**
 * What the shopper wants and the backend has not confirmed yet. `tickets` are the commands that wait for it:
 * a later change of the same line joins an earlier one that has not been sent. `id` is its first ticket.
 */
interface Wanted {
  readonly id: number
  readonly tickets: readonly number[]
  /** Waits for the connection; its commands have ended with `isWaiting`. */
  readonly isHeld?: true
}

export interface AddIntent extends Wanted {
  readonly kind: 'add'
  /** `doubtful`: its answer was lost and the cart could not be read since; nobody waits for it any more. */
  readonly stage: 'looking-up' | 'waiting' | 'doubtful'
  readonly productId: string
  readonly quantity: number
  readonly choice: VariantChoice
  readonly variantId?: string
  /** What to show meanwhile, when enough is known of the product. */
  readonly line?: CartLine
  /** How many pieces of the variant the cart held before this was first sent. */
  readonly before?: number
  /** Already sent to a cart that turned out to be gone. */
  readonly resent?: true
}

export interface UpdateIntent extends Wanted {
  readonly kind: 'update'
  /** `pausing`: more presses may follow, so it is held back for a moment. */
  readonly stage: 'pausing' | 'waiting'
  readonly lineId: string
  /** What the shopper sees the line come to. */
  readonly quantity: number
  /** Pieces more, or fewer where it is negative: other tabs' pieces count too. Without it the quantity is set. */
  readonly by?: number
  /** How many pieces the line had before this was first sent. */
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
  /** Where it waited for the connection: what was in the cart then. What comes in meanwhile, from elsewhere, stays. */
  readonly lineIds?: readonly string[]
}

export type Intent = AddIntent | UpdateIntent | RemoveIntent | ClearIntent

export function linesToClear(
  lines: readonly CartLine[],
  { lineIds }: Pick<ClearIntent, 'lineIds'>,
): readonly CartLine[] {
  return lineIds === undefined ? lines : lines.filter(({ id }) => lineIds.includes(id))
}

/** The id a line has on screen before the backend gave it one. */
export function pendingLineId(intent: AddIntent): string {
  return `pending-${intent.id}`
}

export const isLookingUp = (intent: Intent): intent is AddIntent => intent.stage === 'looking-up'
export const isPausing = (intent: Intent): intent is UpdateIntent => intent.stage === 'pausing'
