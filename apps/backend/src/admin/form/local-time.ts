const minute = 60_000

/** A moment as a field of the browser has it: `2026-11-28T09:30` in the time zone of who reads it. */
export function localTime(moment: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * minute).toISOString().slice(0, 16)
}

/** The moment that was entered, in UTC; `null` for none. */
export function momentOf(typed: string): string | null {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
