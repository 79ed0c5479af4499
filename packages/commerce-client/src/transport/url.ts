/**
 * An http or https address that paths can be appended to. Without user name and password: those would end up in error
 * messages and logs.
 */
const webAddress = /^(https?:\/\/[^\s/?#@]+(?:\/[^?#]*)?)(?:[?#].*)?$/is

/**
 * The address that paths are appended to. An empty base address or "/" means the page's own origin, if there is a page.
 *
 * @throws {TypeError} when the base address is no web address.
 */
export function resolveBase(baseUrl: string): string {
  const given = baseUrl === '' || baseUrl === '/' ? (globalThis.location?.origin ?? '') : baseUrl
  const [, base] = webAddress.exec(given) ?? []
  if (base) return canonical(withoutTrailingSlashes(base))
  // An address with a password is not quoted: errors are logged.
  const shown = /@/.test(baseUrl) ? 'has a user name' : `is ${JSON.stringify(baseUrl)}`
  throw new TypeError(`baseUrl ${shown}, and has to be an address such as https://shop.example`)
}

/** By hand: an expression for it takes quadratic time on a long text of slashes. */
function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
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
  if (!/^[a-z][\w+.-]*:/i.test(address)) return address
  const absolute = canonical(address)
  const rest = absolute.slice(base.length)
  if (absolute.startsWith(base) && /^(?:[/?#]|$)/.test(rest)) return rest
  throw new TypeError('address is not below baseUrl')
}

/** An address with its host in lower case and without its scheme's usual port, as `URL` writes it. */
const canonical = (address: string): string =>
  address.replace(/^[^/]+\/\/[^/?#]*/, (origin) =>
    origin.toLowerCase().replace(/^(http:.*):80$|^(https:.*):443$/, '$1$2'),
  )

/**
 * Fills a path's `:parameters` with encoded values, so that no id can change the path. Refuses ids that are empty or
 * blank, and `.` and `..`, which would address another resource in any encoding.
 *
 * @throws {TypeError} before anything is sent.
 */
export function fillPath(template: string, ids: readonly unknown[], method = 'GET'): string {
  let next = 0
  return template.replace(/:\w+/g, (name) => {
    const id = ids[next++]
    if (typeof id !== 'string' || id.trim() === '' || id === '.' || id === '..') {
      throw new TypeError(`${method} ${template}: the argument "${name.slice(1)}" is empty or no text`)
    }
    return encodeText(id)
  })
}

/**
 * Serializes a query object the way Medusa's server parses it:
 * `&a%5B0%5D=1&b%5Bc%5D%5B%24gte%5D=2026-01-01T00%3A00%3A00.000Z`, with an ampersand before each pair. Null, undefined,
 * functions, symbols, empty lists and empty objects are left out; an empty string is kept.
 */
function queryString(value: unknown, name?: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return queryString(value.toISOString(), name)
  if (typeof value === 'object') {
    let text = ''
    // Only search parameters have `getAll`. Maps have no members, as in js-sdk.
    for (const [key, item] of 'getAll' in value ? (value as URLSearchParams) : Object.entries(value)) {
      text += queryString(item, name === undefined ? encodeText(key) : `${name}%5B${encodeText(key)}%5D`)
    }
    return text
  }
  if (typeof value === 'function' || typeof value === 'symbol') return ''
  return `&${name}=${encodeText(`${value as string | number | bigint | boolean}`)}`
}

/**
 * Percent-encodes everything but letters, digits, `-`, `.`, `_` and `~`, as in RFC 3986. A lone surrogate, which has no
 * UTF-8 form, becomes the replacement character. Most texts need no encoding, and are returned as they are: to call
 * `encodeURIComponent` takes longer than all other preparation of a request.
 */
const encodeText = (text: string): string =>
  /[^\w.~-]/.test(text)
    ? encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      )
    : text
