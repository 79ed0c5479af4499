import { encodeText } from './encode-text.ts'

/**
 * Serializes a query object the way Medusa's server parses it:
 * `&a%5B0%5D=1&b%5Bc%5D%5B%24gte%5D=2026-01-01T00%3A00%3A00.000Z`, with an ampersand before each pair. Null, undefined,
 * empty lists and empty objects are left out; an empty string is kept.
 */
export function queryString(value: unknown, name?: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return queryString(value.toISOString(), name)
  if (typeof value === 'object') {
    let text = ''
    for (const key of Object.keys(value)) {
      text += queryString(
        (value as Readonly<Record<string, unknown>>)[key],
        name === undefined ? encodeText(key) : `${name}%5B${encodeText(key)}%5D`,
      )
    }
    return text
  }
  // Functions and symbols are left out.
  return /^(?:fu|sy)/.test(typeof value) ? '' : `&${name}=${encodeText(`${value as number}`)}`
}
