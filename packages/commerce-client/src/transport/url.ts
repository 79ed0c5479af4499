import { queryString } from './query.ts'

/** An address of http or https without user name and password: those would end up in error messages and logs. */
const webAddress = /^https?:\/\/[^\s/?#@]+(?:[/?#]|$)/i

/**
 * Joins base address, path and query as text, because not every platform's `URL` can be changed. Parameters in the path stay,
 * unless the query names them again.
 *
 * @throws {TypeError} when the base address is no web address, or the input leads away from it: tokens and keys must not
 *   travel to another host.
 */
export function buildUrl(baseUrl: string, input: string | URL, query: object | undefined): string {
  const base = resolveBase(baseUrl)
  const [address = '', inPath = ''] = split(relative(String(input), base), '?')
  const own = Object.keys(query ?? {})
  const kept = inPath.split('&').filter((pair) => pair !== '' && !own.includes(decode(split(pair, '=')[0])))
  const search = [...kept, query ? queryString(query) : ''].filter(Boolean).join('&')
  return `${base}/${address.replace(/^\/+/, '')}${search ? `?${search}` : ''}`
}

/** An empty base address or "/" means the page's own origin, as far as there is a page. */
function resolveBase(baseUrl: string): string {
  const given = baseUrl === '' || baseUrl === '/' ? (globalThis.location?.origin ?? '') : baseUrl
  if (!webAddress.test(given)) {
    throw new TypeError(
      'baseUrl has to be an http or https address without user name, such as https://shop.example',
    )
  }
  return (split(given, '?')[0] ?? '').replace(/\/+$/, '')
}

function relative(input: string, base: string): string {
  if (!/^[a-z][a-z\d+.-]*:/i.test(input)) return input.split('#')[0] ?? ''
  if (!input.startsWith(`${base}/`)) throw new TypeError('An absolute address has to begin with the baseUrl')
  return input.slice(base.length).split('#')[0] ?? ''
}

function split(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}
