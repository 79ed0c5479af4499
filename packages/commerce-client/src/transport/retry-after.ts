/**
 * Parses a `Retry-After` header, seconds or HTTP date, as milliseconds from `now`. A date in the past gives 0; other
 * values are ignored.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Dates only: Date.parse alone would also take "-5" or "2.5" for a year or a month.
  const date = /^[A-Za-z]{3}/.test(text) && Date.parse(text)
  return date ? Math.max(0, date - now) : undefined
}
