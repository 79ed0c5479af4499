import type { Random } from '../ports/platform.ts'

/** How a shop writes its order numbers, and reads them when a shopper types one. */
export interface OrderNumbers {
  /** The number on the confirmation and in emails, for an order's `display_id`. */
  readonly format: (displayId: number) => string
  /** The `display_id` of a typed number; undefined if it is none. */
  readonly parse: (typed: string) => number | undefined
}

const largest = 2_147_483_647

/** Order numbers with a prefix: `orderNumbers('UE')` writes 12 as 'UE-000012', and reads 'UE-000012', 'ue 12' and '#12'. */
export function orderNumbers(prefix: string): OrderNumbers {
  return {
    format: (displayId) => `${prefix}-${String(displayId).padStart(6, '0')}`,
    parse(typed) {
      const text = typed.trim()
      const hasPrefix = text.toLowerCase().startsWith(prefix.toLowerCase())
      const digits = /^[\s#-]*(\d{1,10})$/.exec(hasPrefix ? text.slice(prefix.length) : text)?.[1]
      const found = Number(digits)
      return found >= 1 && found <= largest ? found : undefined
    },
  }
}

/** Medusa's own numbers: '12'. */
export const plainOrderNumbers: OrderNumbers = { ...orderNumbers(''), format: String }

/** The number of a simulated order, from 100000 to 999999. */
export function randomOrderNumber(random: Random, numbers: OrderNumbers): string {
  return numbers.format(random.integer(100_000, 999_999))
}
