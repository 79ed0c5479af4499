/** A timestamp as ISO text, from ISO text or from epoch seconds or milliseconds. */
export function isoTimestamp(value: unknown): string | undefined {
  const written = typeof value === 'number' && value < millisecondsBegin ? value * 1_000 : value
  if (typeof written !== 'number' && typeof written !== 'string') return undefined
  const date = new Date(written)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** In milliseconds this is 1973, in seconds 5138: smaller numbers are seconds. */
const millisecondsBegin = 100_000_000_000
