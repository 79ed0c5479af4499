import type { Random } from '../ports/platform.ts'

/** The order number in emails and on the confirmation: 'UE-000012'. */
export function orderNumberOf(displayId: number): string {
  return `UE-${String(displayId).padStart(6, '0')}`
}

const largest = 2_147_483_647

/** Reads a typed order number: 'UE-000012', 'ue 12', '#12'; undefined if it is none. */
export function readOrderNumber(typed: string): number | undefined {
  const digits = /^(?:ue)?[\s#-]*(\d{1,10})$/i.exec(typed.trim())?.[1]
  const found = Number(digits)
  return found >= 1 && found <= largest ? found : undefined
}

/** 'UE-' and a number of six digits, 100000 to 999999. */
export function orderNumber(random: Random): string {
  return `UE-${random.integer(100_000, 999_999)}`
}
