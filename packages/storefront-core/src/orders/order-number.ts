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
