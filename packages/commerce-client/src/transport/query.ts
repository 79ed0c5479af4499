import { encodeText } from './encode-text.ts'

/**
 * Spells a query object the way Medusa's server reads it: `a[0]=1`, `b[c][$gte]=2026-01-01T00:00:00.000Z`. Null and undefined
 * are left out, an empty string is kept, empty lists and objects vanish.
 */
export function queryString(query: object): string {
  return pairs(undefined, query).join('&')
}

function pairs(prefix: string | undefined, value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  if (value instanceof Date) return [`${prefix}=${escapeText(value.toISOString())}`]
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) =>
      pairs(prefix === undefined ? escapeText(key) : prefix + escapeText(`[${key}]`), inner),
    )
  }
  // A function or a symbol has nothing to say in an address.
  return /^(?:fu|sy)/.test(typeof value) ? [] : [`${prefix}=${escapeText(`${value as number}`)}`]
}

/** As RFC 3986 has it: everything but letters, digits, `-`, `.`, `_` and `~`. */
const escapeText = (text: string): string =>
  encodeText(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
