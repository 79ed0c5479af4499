import { queryString } from './query.ts'

/**
 * An http or https address that paths can be appended to. Without user name and password: those would end up in error
 * messages and logs.
 */
const webAddress = /^(https?:\/\/[^\s/?#@]+(?:\/[^?#]*?)??)\/*(?:[?#].*)?$/is

/**
 * The address that paths are appended to. An empty base address or "/" means the page's own origin, if there is a page.
 *
 * @throws {TypeError} when the base address is no web address.
 */
export function resolveBase(baseUrl: string): string {
  const given = /^\/?$/.test(baseUrl) ? (globalThis.location?.origin ?? '') : baseUrl
  const [, base] = webAddress.exec(given) ?? []
  if (base) return base
  throw new TypeError('baseUrl is no http address without user name')
}

/**
 * Joins a resolved base address, path and query as text, because not every platform's `URL` is mutable. Parameters in
 * the path are kept, unless the query has the same names.
 *
 * @throws {TypeError} when the input is outside the base address: tokens and keys must not go to another host.
 */
export function buildUrl(base: string, input: string | URL, query: object = {}): string {
  const [, path = '', inPath = ''] = /^\/*([^?#]*)\??([^#]*)/.exec(relative(String(input), base)) ?? []
  const kept =
    inPath &&
    inPath.replace(/&*([^&]*)/g, (_, pair: string) =>
      pair && !Object.hasOwn(query, pair.replace(/=.*/s, '')) ? `&${pair}` : '',
    )
  return `${base}/${path}${(kept + queryString(query)).replace('&', '?')}`
}

function relative(address: string, base: string): string {
  if (address.startsWith(`${base}/`)) return address.slice(base.length)
  if (!/^[a-z][\w+.-]*:/i.test(address)) return address
  throw new TypeError('address is not below baseUrl')
}
