import { queryString } from './query.ts'

/**
 * An address of http or https, as far as paths go on from it. Without user name and password: those would end up in error
 * messages and logs.
 */
const webAddress = /^(https?:\/\/[^\s/?#@]+(?:\/[^?#]*?)??)\/*(?:[?#].*)?$/is

/**
 * Joins base address, path and query as text, because not every platform's `URL` can be changed. Parameters in the path stay,
 * unless the query names them again.
 *
 * @throws {TypeError} when the base address is no web address, or the input leads away from it: tokens and keys must not
 *   travel to another host.
 */
export function buildUrl(baseUrl: string, input: string | URL, query: object = {}): string {
  const base = resolveBase(baseUrl)
  const [, path = '', inPath = ''] = /^\/*([^?#]*)\??([^#]*)/.exec(relative(String(input), base)) ?? []
  const kept = inPath && inPath.replace(/&*([^&]*)/g, keepUnless(query))
  return `${base}/${path}${(kept + queryString(query)).replace('&', '?')}`
}

/** The query names it again. */
const keepUnless =
  (query: object) =>
  (_: string, pair: string): string =>
    pair && !Object.hasOwn(query, pair.replace(/=.*/s, '')) ? `&${pair}` : ''

/** An empty base address or "/" means the page's own origin, as far as there is a page. */
function resolveBase(baseUrl: string): string {
  const given = /^\/?$/.test(baseUrl) ? (globalThis.location?.origin ?? '') : baseUrl
  const [, base] = webAddress.exec(given) ?? []
  if (base) return base
  throw new TypeError('baseUrl is no http address without user name')
}

function relative(address: string, base: string): string {
  if (address.startsWith(`${base}/`)) return address.slice(base.length)
  if (!/^[a-z][\w+.-]*:/i.test(address)) return address
  throw new TypeError('address is not below baseUrl')
}
