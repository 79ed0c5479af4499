import { encodeText } from './encode-text.ts'

/**
 * Spells a query object the way Medusa's server reads it: `a[0]=1`, `b[c][$gte]=2026-01-01T00:00:00.000Z`. Null and undefined
 * are left out, an empty string is kept, empty lists and objects vanish. Escapes as RFC 3986 has it: everything but letters,
 * digits, `-`, `.`, `_` and `~`.
 */
export function queryString(query: object): string {
  return spell(undefined, query)
    .slice(1)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** `&name=value`; for an object that of each thing in it. */
function spell(name: string | undefined, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return spell(name, value.toISOString())
  if (typeof value === 'object') {
    let text = ''
    for (const key of Object.keys(value)) {
      const inner = (value as Readonly<Record<string, unknown>>)[key]
      text += spell(name === undefined ? encodeText(key) : `${name}%5B${encodeText(key)}%5D`, inner)
    }
    return text
  }
  // A function or a symbol has nothing to say in an address.
  return /^(?:fu|sy)/.test(typeof value) ? '' : `&${name}=${encodeText(`${value as number}`)}`
}
