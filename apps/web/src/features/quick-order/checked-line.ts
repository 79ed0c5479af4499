import type { SkuState } from '@umber/storefront-core/account'
import { quickOrderCopy as copy } from '../../copy/quick-order.ts'
import type { TypedLine } from './read-list.ts'
import { inRow } from '../../i18n/in-row.ts'

/** A typed line and what the backend says of it. */
export interface CheckedLine {
  readonly typed: TypedLine
  /** Undefined for a line that was not sent. */
  readonly state: SkuState | undefined
}

export const isFine = ({ state }: CheckedLine): boolean => state?.kind === 'available'

/** What a line is, or what is wrong with it. */
export function lineWords({ typed, state }: CheckedLine): string {
  if (typed.kind === 'no-quantity') return copy.noQuantity
  if (state === undefined || state.kind === 'unknown') return copy.unknown
  if (state.kind === 'sold-out') return copy.soldOut
  return state.kind === 'too-many' ? copy.tooMany(state.available) : copy.available
}

export const skuOf = ({ typed }: CheckedLine): string => (typed.kind === 'line' ? typed.sku : typed.text)

/** The variant's name, with the option where it has one. */
export function nameOf({ state }: CheckedLine): string | undefined {
  if (state === undefined || state.kind === 'unknown') return undefined
  return inRow([state.name, state.variantName])
}
